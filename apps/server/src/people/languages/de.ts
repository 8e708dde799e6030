/** The German words that six are drawn from. Words are added to it, never removed: those given out must stay known. */
export const de = `
abend abenteuer aber abfahrt abfall abflug abgeben abgrund abhalten abhang abhauen abkommen ablauf ablecken
ablenkung abmachung abnehmen abreise absagen absatz abschied abschluss absetzen absicht absolute abstand abstimmung
absturz absurd abteilung abwarten abzeichen abziehen abzug acht achten achtung adler admiral adresse affe agentin
agentur ahnung akademie akte aktion aktiv akzent alarm alarmstufe albern album alibi alien allianz alligator alpha
alphabet ameise amen ampel analyse ananas anbetracht anbieten anblick andenken anfang anfangen anfassen angebot
angel angelhaken angenehm angesicht angetan angreifer angriff anhaben animation anker anklage ankunft anlass anlegen
annahme anonym anordnung anpassung anruf anrufen anschlag ansehen anspruch anstalt anteil antike antilope antrag
antreten antrieb antwort anwalt anweisung anwenden anwesen anzahl anzeige apartment apfelbaum apotheke apparat
appetit applaus aprikose april arbeit arbeiter architekt archiv arena argument armband armbanduhr armut arrogant
artikel arzt assistent astronaut athlet aubergine aufbauen aufenthalt aufgabe aufgeben aufnahme aufprall aufrecht
aufregen aufregung aufruhr aufsatz aufseher aufsicht aufstand aufstieg auftrag auftritt aufzug auge augenblick
august ausbildung ausbruch ausdruck ausflug ausgang ausland ausrede ausruhen aussage ausschau ausschlag austausch
auswahl ausweg ausweis auszeit auto autobahn autogramm autounfall avocado baby babysitter badeanzug badewanne
badezimmer bagger bahn bahnhof balkon banane bande bargeld barkeeper baron baseball basis basketball batterie bauch
bauchnabel bauernhof baumstumpf baustelle baute bauteil beachten beamte becher becken bedacht bedarf bedauern
bedenken bedeuten bedeutung bedienen bedingung bedroht beenden befehl befinden befragung befreien befreiung begabt
begegnen begegnung beginn begleiter begleitung begrenzt begriff behandlung beichte beifall beiseite beispiel beitrag
bekannt bekannter belassen belastet belastung belegen beliebt belohnung bemerken benommen benutzen benzin bequem
berater bereden bereich bereiten bereits bergen beruf berufen berufung besagt besatzung bescheid beschwerde besessen
besetzt besiegen besitz besitzer besonderes besorgen besorgt besserung besteck bestellung bestens bestimmt besuch
besucher betracht betrieb betrogen bett beule beutel bewahren bewegt bewegung beweis beweisen bewirken bewohner
bewusst bezahlen bezahlt bezahlung bezeugen beziehung bezirk biber bibliothek biene biest bieten bilden bildschirm
bildung billig billigen bingo bischof bisschen blase blatt blattsalat blaubeere blauwal blei bleibe bleistift
blicken blind blinde blinzeln block blume blumenkohl boden bonbon bonus bord botschaft boxer branche brand brandy
braten brauchen bravo brechen breit brief briefmarke brillant brille bringen brokkoli brombeere bruder brunnen
buchhalter bude budget bullauge bund bunker burg busch business butler camp campus canyon casino cent center
champignon champion chaos charakter charme chauffeur chef chefin chemie chili chirurg chor cloud clown club code
cola computer container couch countdown cousin cowboy crew dachboden dagegen dahinter damit damm dampf danach dank
dankbar danken daran darauf darbietung darling darsteller dastehen datei datenbank datum dauer dauernd daumen davon
dazu debatte deck deckel deckung definition deine dekan delphin delta demokratie derart desaster design dessert
detail detektiv deuten deutlich deutsch dezember diagnose dialog diamant dichter diebstahl dienst dienstag diesmal
digital dimension dingen direkt direktor direktorin diskret diskussion distanz disziplin division doktor dokument
dollar domino donner donnerstag donut doppelt dorf dose dosis drache draht drama drehbuch drehort drei dringend
drink drittel druck dschungel duft dunkel dunkelheit durch durchbruch durchsage durst durstig dusche dutzend ebene
ebenso eclair edelstein effekt ehefrau ehemann ehre ehrenwort ehrgeiz ehrlich eichel eidechse eifersucht eigentum
eile eimer einatmen eindruck einfach einfluss eingang eingriff einheit einholen einigen einkommen einladung einlegen
einrad eins einsamkeit einsatz einsehen einspruch eintopf eintritt einwohner einzeln einzig eisberg eisenbahn
eishockey eiskalt eisvogel eklig elch elefant elektriker element ellbogen elster email emmentaler empfang empfehlung
ende endlich energie engagement englisch enkelin enorm entdeckung entfernt entfernung entgehen entlassung entschluss
entweder entwurf entzug episode erbse erdbeben erdbeere erdnuss ereignis erfahren erfahrung erfindung erfolg
erforscher erfunden ergeben ergebnis erhalten erhoben erinnerung erkennen erlangen erlauben erlaubnis ermittler
ermittlung erneut ernte erpel ersatz ersetzen erteilen ertragen erwachsene erwarten erwiesen erwischt esel etage
etwas euro evolution ewig ewigkeit exakt exemplar existenz expedition experiment express extra extreme fabrik fackel
faden fahne fahrbahn fahrrad fahrstuhl fahrzeug fall fallschirm falscher familie fangen fantasie farbe farmer
fassade fassung faultier faust februar feder feier feierabend feld feldwebel felsen fenster ferien ferkel fertig
feste festplatte festung feuerwehr figur film filmstar finale finanzen finden finger finsternis firma fisch fischer
flagge flamingo flammen fleck fleckig fledermaus fleisch flieder fliegen flirten flotte fluch flughafen flugplatz
flugzeug fohlen football fordern form formel formular forscher forschung foto fotograf frachter freiheit freitag
fremd fremde frequenz freund freundin friede frieren friseur front frosch frucht funk funken funktion fusion futter
gabel galaxie galerie gans garage garantie garde garderobe garnele garten gastgeber gebet gebildet geboren gebrauch
gebunden geburt geburtstag gedanke gedeckt gedicht geduld geduldig geeignet gefahr gefallen gefangen gefasst
gefeiert gefragt gegend gegensatz gegenstand gegenteil gegenwart gegenzug gehalt geheimnis gehirn gehweg geige geist
geistig geknackt geladen gelingen gelobt gelten gemeinde genau genauso general generation generator genial genick
genosse gentleman genutzt geradezu geraten gerecht gerede geregelt gering geruch gesang geschenk geschichte
geschmack geschrei gesetz gespannt gesperrt gespielt gestalt gesteckt gestern gestoppt gesucht gesundheit gesunken
getreide getrennt gewagt gewaltig gewebe gewinner gewohnheit gewohnt gezeigt gipfel giraffe gitarre gitter glanz
glaube gleiche global glocke gnom gold golden gorilla gouda gouverneur graben graf grapefruit green greif greifen
grenze grill grillen grinsen grippe grob grube grund grundlage gruselig gurke haar hafen halbe halloween hals
halskette halten haltung hamburger hammer hamster hand handel handgelenk handlung handschuh handtasche handtuch
handwerk handy harke harmlos haupt hauptmann hauptrolle hauptsache hauptstadt hausarbeit hausfrau haushalt haustier
hebel hecke heftig heilen heilig heiliger heilmittel heilung heim heimat heimlich heimweg heiraten heldin helfer
helikopter hengst heraus herbst herd herde herein herkunft herrschaft herrscher herum herzlich herzog herzogin heute
hierbei hierher hiermit hiervon highway hilfe hilflos himbeere himmel hinauf hindern hindernis hindurch hingabe
hinsicht hinterkopf hinunter hinweg hinweis hirn hirschkuh hitze hobby hoch hochzeit hoffnung hoheit holz holzscheit
honig horizont hospital hotdog hotel huhn humor hundert hunger hungrig hupe hurra husten hypothek ideale igel
illegal illusion image imbiss immerhin immerzu impuls industrie info informant ingenieur inhalt innenstadt innere
insekt insel inspektor instinkt institut instrument intakt intensiv interesse internat interview irgend iris ironie
irrtum isoliert jackett jagdhund jagen jahreszeit jammern januar jazz jegliche jemals jenseits jetzt jeweils jockey
jogging joghurt jongleur journalist jubel judo jugend juli junge junior justiz kabine kaiser kakao kaktus kalender
kamera kamin kampagne kandidat kaninchen kanister kanu kanzlei kapelle kapieren kapitel kaputt karma karneval
karotte karriere kartoffel karton karussell kasper kasse kassette kategorie kater kaugummi kaulquappe kavallerie
kegel keks keller kellnerin kenntnis kerl kerze kichern kiefer kilo kilometer kimono kinderbett kindheit kindisch
kinn kirche kirchturm kirmes kissen kittel kiwi klagen klang klappe klappern klassiker klavier kleber klee kleid
kleidung kleinbus kleine kleingeld klemme klempner klettern klima klingel klinik klirren klopfen kloster kluge knabe
knacken knall kneipe knoblauch knochen knopf knospe knurren kobra kodex kofferraum kohlkopf kokosnuss kolibri
kollege kollegin kolonie komiker komisch komitee kommandant kommandeur kommando kommen kommentar kommissar
kommission kompanie komplett komplex kompliment konferenz konflikt kongress konkurrenz konsulat kontakt konto
kontrolle konzept kopfsalat kopie korken korrekt korrektur kosten krabbeln krach krachen kraft krake kranz kratzer
krawatte kreatur kredit kreide kreis kreisel kreuz kreuzung krieger kristall kritik kritiker kritzeln krokodil krone
kruste kuchen kultur kummer kumpel kunde kunst kurs kurve kutsche labor lache ladung lady lagerhaus laken landen
landkarte landschaft langeweile langsam laptop lasso lastwagen latein lauf laufen laune lebendig lebenslauf
lebewesen lebewohl legende leguan lehnen lehrer lehrerin leichter leisten leistung lektion lenker leopard lesbe
letzte letztens leuchten leuchtturm leugnen leutnant libelle liebe liebling liebster lied liefern lieferung liga
limo limonade limone limousine linke liste literatur lizenz logik lohn lokale losgehen loslegen loyal lustig luxus
machtlos madam maestro magazin magie magnet mahlzeit mailbox major malen mama management manager manche mandant
mandarine mango mannschaft margerite marine marionette mark marmelade maske mast material mathematik matratze
matrose maulwurf maurer maximal mayday mechaniker medaille media medizin mehrfach mehrheit mehrmals meinung meistens
meister melde meldung melodie melone menge menschheit merken messen metall meter methode metzger miete mikrofon
milch million minister minus minute mischen mischung miss mitgehen mitglied mithilfe mittag mittwoch mixer model
moderne moment momentan monat monitor monster montag moped mopp moral moskito motiv motor motorrad murmel muschel
museum musik musiker muskel muster mythos nachbar nachbarin nachfolger nachfrage nachmittag nachname nachricht
nachthemd nachtisch nachts nadel nahrung nanny nasenloch nashorn nass national natur nebenan nebenbei neffe negative
nehmen neidisch nelke nerven nervig nest netz netzwerk neuanfang neues neueste neugier neuigkeit neulich neuling
neun nichte nickerchen nieder niederlage niedrig niemand niere nilpferd niveau nonne normale notarzt notfall notiz
notizbuch notruf november nudelholz nudeln null nutzen nutzlos oberste obhut objekt ofen offizier oktober olive
onkel online oper operation option orange orbit orchester orchidee ordnung original outfit ozean pack packung palast
palme pampelmuse panda panik panther papa papagei papaya papier papierkram paprika parade paradies parken parkplatz
parlament partei partner partnerin passagier passend passwort pastor patient patientin patrouille pause pedal
peinlich pelikan pelz pension peperoni perfekte periode perle person petersilie pfad pfadfinder pfeffer pfeifen
pfeil pferd pfirsich pflanze pflaume pflege pflicht pfosten pfund physik picknick piepen pilot pinguin pink piranha
pirat pizza plan planet planung plastik platte plattform platzen plaudern plus poesie pokal poker politik politiker
polizei polizist polizistin pony pool popcorn porree portal position positive post potenzial praxis premiere presse
priester prima prinz prinzessin prinzip privat probe problem produkt produktion produzent professor profi programm
projekt protokoll provinz prozent prozess psychiater publikum pudding pullover punkten putzfrau pyjama pyramide
quadrat qualle quartier quasi quatsch quellen quittung radar radio rakete rasch rasierer rathaus ratschlag raub
raumschiff rauschen reaktion rebellion rechnung rechte reden regal regeln regieren regierung regiment region
regisseur rehkitz reichtum reichweite reinigung reiter reizend rektor relativ rendezvous rentier reparatur reporter
reporterin reptil republik reserve respekt restaurant resultat rettich rettung reue revier rezept rezeption
rhabarber rhythmus richten richtung risiko riskant ritual roboter rock rockmusik rolle rollstuhl rolltreppe roman
romantik rosa route routine rucksack rudel rufen ruhestand ruhm ruiniert runter saft saison salamander salat salon
salz sammeln sammlung samstag samurai sandwich satellit sattel sauce sauerstoff scanner schachtel schale schalter
schau schauen schaufel scheibe scherz scherzen scheune schicht schicke schicksal schiff schimpanse schinken schirm
schlag schlange schlauch schlecht schleier schlitten schlitz schloss schmutz schnauze schneide schnell schnuller
schnur schokolade schonen schote schrank schraube schreck schrieb schrift schublade schuhsohle schuld schuldig
schwager schwamm schwanz schwein schwere schwester schwimmbad schwindel schwindler schwung sechzehn security
seezunge segelboot segen sehnsucht seide sekunde selbst sellerie seltsam semester senat senator sender sendung senf
senior sensibel september sequenz serie server service sexy sheriff shirt shorts show shuttle sicherheit sicherung
sichtbar sieb sieben sieger signal silber silvester single sinnlos sirene sittich situation sitzung skelett
skifahren skorpion skript sobald socke soeben sofa sofern software solo somit sommer sonde sondern sorge sorgerecht
sound spaghetti spanisch spannend spargel spaten specht speck spenden sperren speziell spiegel spiel spielchen
spielzeug spike spinat spinnen spontan sport sprache sprecher sprichwort spring springen spritze spruch spucken
spule spur stab stabil stachel stadion stadium stadtrat stand standard standpunkt stange starren statue staudamm
steak stecker steigen stein stellen stellung steppdecke steuern stiefel stiefvater stier stift stiftung stille
stimmen stimmung stinkend stinktier stipendium stolz stopfen story strafe strahlung strategie strauch streben
streich streifen stress streusel strohhalm strom struktur student studentin studie stufe stuhl stunde sturz substanz
suche suite sultan summen sumpf super supermarkt sushi sweatshirt symbol symptom system szene tablett tafel tagebuch
tagelang tageslicht taktik tankstelle tanz tanzen tapfer tarnung tasche tastatur tatsache taube tauchen tausend taxi
taxifahrer team technik techniker teddy teenager teilnehmer telefon telegramm tempel temperatur tempo tennis teppich
termin terrasse testament teuer text theater therapie thron ticket tiefe tierarzt timing tinte tischdecke toast
toaster tochter toilette tomate topf torte total tour tower tradition tragen tragisch trainer trainerin training
traktor transport trauern traum traurig treffer treffpunkt treibstoff trennen treppe tresor trick trinken trinkgeld
trocken trolleybus trommel truthahn tuch tulpe tunnel turner turnschuh typisch uhrzeit umarmen umarmung umfeld
umgang umgebung umkreis umschlag umzug unbekannte unfall unheil union universum unschuld untergrund unterkunft
unterricht untertitel unterwelt urlaub ursache ursprung urteil vaterland ventilator veranda verband verbindung
verdienst verfassung vergebung vergleich verkauf verlass verleger verlierer verlobte verlobung verlust vermutung
vernunft version versorgung verstand versteck versuch versuchung vertrag vertraute vertreter verwaltung verwandte
verwendung verwirrung verzeihung viertel virus vogel vollmond voraus vorbild vorfall vorhang vorname vorschlag
vorschrift vorsicht vorsprung vorteil vorwand vorwurf vulkan wachmann wade wahrheit wald walnuss warf warte wasser
wasserhahn website wechsel wecker wehe weib weisheit weite weizen welpe weltall weltraum werbung werft werk
werkstatt werkzeug werwolf westen wettbewerb wettkampf widerstand wilde wildnis wimper wind winkel winter wirkung
wirtschaft witz woche wochenende wohnung wohnwagen wohnzimmer wolf wolke wuchs wunder wunsch wurm wurmloch wurzel
zahnarzt zauber zauberei zaun zebra zeichen zeichnung zeit zeitalter zeitplan zeitpunkt zeitung zentimeter zentrale
zentrum zeppelin zeremonie zettel zeug zeuge zeugin ziel zimmermann zirkus zitrone zorn zucker zuflucht zugriff
zukunft zulassung zuneigung zuschauer zustand zustimmung zutritt zuviel zwanzig zweier zweifel zweiter zwiebel
`;
