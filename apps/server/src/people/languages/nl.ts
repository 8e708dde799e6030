/** The Dutch words that six are drawn from. Words are added to it, never removed: those given out must stay known. */
export const nl = `
aanbidden aanbieding aanbod aandeel aandoen aangaan aangenaam aangeven aangifte aanhouden aanklacht aanklagen
aankomen aankomst aanleiding aannemen aanraking aanslag aansteker aantal aantonen aantrekken aanvaard aanvaller
aanvoerder aanvraag aanvragen aanwezig aanwijzing aanwinst aanzien aard aardappel aardbei aardbeving aarde aardig
abrikoos absoluut absurd academie accent accepteren accountant accu achter achteraf achterin achterkant achternaam
achterover achteruit achtste achttien acteren acteur actie activiteit actrice adelaar ademhaling aderen adjudant
admiraal adopteren adoptie adrenaline adres advies adviseren adviseur advocaat afbeelding afbreken afdeling afdruk
affaire afgrond afhandelen afkomstig afkorting afleggen afleiden afleveren aflevering aflopen afpakken afrekenen
afronden afspraak afspreken afstand afwachten afwijking afzetten agenda agent agentschap agressief akelig akkoord
alarm album alfa alfabet algemeen alhoewel alias alibi alle allebei allemaal allereerst allergisch allerlei
alliantie alligator alsnog altijd alvast alvorens alweer amateur ambassade amber ambitie ambitieus ambt ambtenaar
ambulance amen analyse ananas anders anker annuleren anoniem antiek antilope antwoord apart apotheek apparatuur
appel applaus april archief architect arena argument aria armband armoede arrestatie arrogant artiest artikel
artisjok asiel asperge aspirine assistent astronaut atelier atleet atmosfeer attentie attractie auditie augustus
auteur auto autoriteit avenue avond avondeten avontuur baai babbelen baden badkamer bagage baksteen balans balie
balkon band bankier barbecue barman baron barst basis basketbal bataljon batterij bedanken bedekken bedekt bederven
bediende bedoelen bedoeling bedrag bedrijf bedrijven bedtijd beek beeld begaan begeleiden begeven beginnen begrijpen
begrip behalve behandelen beheersen beheerst behoefte behoorlijk behouden behulpzaam bekennen bekentenis beker
bekijken beklimmen belang belangrijk belasting beledigen belediging beleefd beleg belofte beloning bemanning
benaderen beneden benieuwd benzine beoordelen bepaald beperken beperkt bereiden berg bergen bergtop bericht
berichten beroemd beroep beschaafd beschaving bescheiden beschermen beschouwen beslissing beslist besparen bespreken
bespreking besproeien bestaan bestel bestelling bestrijden bestuderen bestuur bestuurder betaling betekenen
betekenis betovering betrappen betrekken betrekking beurs bevallen bevel bevestigen bevinden bevolking bevriend
bevriezen bewaker bewaking bewaren bewegen beweging bewerking bewijs bewolkt bewonderen bewust bewustzijn bezetting
bezig bezitten bezoek bezoeken bezorgd bezorgen bezwaar biefstuk bijdrage bijeen bijenkorf bijnaam bijzijn bijzonder
bikini binden binnenin binnenkort bioscoop bisschop bitter bizar blaas bladzijde blaffen blanke blauw blij blijkbaar
blijven blikken blind bloem bloemblad bloemkool blok blokkeren blozen bocht boeiend boeken boekenkast boerderij
boete bokser bonus boodschap boom borduren boren bosbes botsing bouwen bovendien braaf branden brandstof brengen
breuk brief brievenbus brigade bril briljant broccoli broeden broer bruid bruidegom bruiloft budget buigen buik
buitenkant bukken bunker bureau burger buurt cabine cacao cactus cadeau cake camera campagne capsule carnaval casino
categorie cent centraal ceremonie chagrijnig chaos charme chauffeur checken chef chic chimpansee chirurg chirurgie
chocola chocolade cijfer circuit circus cirkel citroen clan clown club cobra cocktail code collectie collega
combinatie commandant commando commentaar commissie compagnie compleet complex compliment computer concept conclusie
conditie confetti conflict congres constant consulaat contact continent continu conventie correct cowboy credit
crisis cruciaal cultuur cursus daaraan daarbinnen daarboven daarbuiten daardoor daarginds daarheen daarnaast daarom
dadelijk dader dagboek dagelijks dageraad daglicht dalen damp dankbaar danken dans danser danseres datgene datum
debat decaan december deel deelnemen defect defensie definitie degelijk degene dekking dekmantel deksel delta
democratie derde dertien dertig desondanks dessert destijds detail detective deugd deur deze diamant dicht dichtbij
dichter dichtslaan dienaar dienblad dienen dienst diep diepte dierenarts dierentuin dimensie diner dinsdag diploma
direct directeur discipline discreet discussie district divisie doctor document doek doelwit dolfijn dollar dominee
donatie donder donderdag door doorbreken doordat doorgaan doornemen doorzoeken dorst dosis dossier douane douche
dozijn draad draaien drama driehoek driemaal drijven dringen droevig drogen droog druif druk drukken druppel dubbel
duidelijk duiden duim duister duisternis duizelig duizend duren dwars dwerg echo echtgenoot echtpaar economie
edelsteen editie eekhoorn eender eenheid eenmaal eenvoudig eenzaam eerlijk eerst eerwaarde eetlust eeuw eeuwig
eeuwigheid effectief eigenaar eigendom eigenlijk eiland eindelijk eindeloos eindig eindigen ekster elders elegant
element elleboog ellendig emmer emotie emotioneel energie engel enig enigszins enorm eraan erfenis erfgenaam erheen
erkend ernaast ernstig eromheen eronder ervaren ervaring esdoorn essentieel etage eten eveneens evenement eventueel
evenwicht evolutie exact examen exclusief excuseren excuus exemplaar expeditie experiment expert expres extreem
fabriek faculteit failliet fair familielid fantasie fase februari federaal federatie feit feitelijk festival fictie
fiets fietsen figuur file filmster filosofie filosoof financieel firma flamingo flat flink flirten fluisteren fluit
fonds fontein fooi fopspeen formeel formule formulier fort fortuin fotograaf fractie framboos fris functie fysiek
gaan galerie garage garanderen garantie garnaal gastheer gauw gave gebaar gebed gebeuren gebladerte geboeid geboorte
gebouw gebrek gebruik gebruiken gedeelte gedicht gedoe gedrukt geduld geduldig gedurende gedwongen geestelijk geheel
geheim geheugen gehoor gejaagd gelden geleerd geleerde geliefd geloof geloven geluid geluk gelukkig gemaakt gemeente
gemiddelde genade gene generaal generatie genezen geniaal genieten genoegen geoefend gepast gerecht geregeld gerust
geschenk geschikt gesloten gesprek getal getuige getuigenis gevaarlijk gevierd gevoelig gevolg gewaad geweldig
gewoon gewoonlijk gewoonte gezellig gezelschap gezin gezond gezondheid gids gieren giftig gigantisch gillen giraffe
gitaar glazen glimlachen glorie goed goederen goedheid goedkeuren goedkoop golf golven gordijn gorilla gouden
gouverneur graag grapefruit grappig gratie greep grens griet griezelig grijpen groei groente gronden grondig
grondwet groots grootvader gruwelijk gunst gunstig haasten hagedis hakken hallo halte hamburger handdoek handelen
handig handlanger handschoen hardop hark harmonie hartelijk hebben hecht hechten hechtenis heelal heen heersen heil
heilig heiligheid hekel helemaal helft helpen herder herfst herhaling herinneren herkomst herrie hersenen hertog
heup heuvel hevig hier hierbij hierboven hierheen hiernaast hinde hinderlaag hinkelen historie hobby hoede hoef
hoepel hoera hoesten hoeven hoezo hond honderd honger hongerig honing hoofdpijn hoofdstad hoofdstuk hoog hoogheid
hoogte hoogtepunt hopelijk hopeloos hopen horizon horloge hospitaal houding houtblok huid huilen huishouden
hulpeloos humeur humor hurken huwelijk hyena hypocriet hypotheek hysterisch ideaal identiek identiteit iedereen
iemand ijsberg ijskoud ijsvogel ijzer illusie immuun inademen inbreker incident inclusief inderdaad indienen
individu indruk industrie ineens infectie informatie ingang ingenieur ingrijpen inhoud inkt inktvis inlichten
inmiddels inpakken inrichting insgelijks inspanning inspecteur inspectie inspiratie instantie instelling instinct
instituut instorten instrument interview intiem intussen inval investeren invloed invullen inzetten inzicht ironie
ironisch irritant jaarlijks jacht jaloers jaloezie januari jegens joggen jong jongleur journalist juffrouw juist
juli jungle jurk juweel kaas kabel kabeljauw kalender kalkoen kalm kameleon kampen kampioen kanarie kandelaar
kandidaat kangoeroe kantoor kapitein kapot kapper karakter karma kartel kathedraal katoen keer keihard kenmerken
kennelijk kennen kennis kenteken kerel kermis ketting keuken keurig keuze kever kies kieskeurig kiezen kijk kikker
kilo kimono klacht klagen klasse klassiek klauwen klaver kleden kleding kleed kleedkamer klein kleingeld kleinzoon
kletsen kleur kleuren klif klimaat klimmen kliniek klinken klooster kloppen knaap knallen knielen knijpen knipperen
knoflook knuffelen koelen koelkast koerier koesteren kofferbak koffie koken kokosnoot kolibrie kolonel komaan
komedie komeet komkommer kompas konijn koningin koninklijk kool koppel koppeling koppig korporaal korps korting kost
kostbaar kosten kostuum kraai krabben krachtig krans kreeft krijgen kristal kritiek krokodil kroon kruiden kruimel
kruis kubus kunstenaar kunstwerk kwaad kwaken kwalijk kwaliteit kwartier kwestie laag laatst lading lanceren
landbouw landgoed landschap langzaam lastig laten lawaai leeftijd leegte legaal legende leguaan leider lening lens
lepel leraar lerares letterlijk leuk leunstoel leven leveren levering libel lichaam lichten liefde liefhebben liefst
lieveling lieverd lijfwacht lijst limonade linie linker linksaf literatuur logeren logica logisch lokaal lood
loopbaan loper loslaten loterij loyaliteit lucht luchthaven lucifer luiaard luis luitenant maandag machine machtig
magazijn mais majesteit majoor makelaar mamma mammie manager manen mango manier mannelijk mantel marge markt masker
massage match materiaal materie matras maximaal maximum medaille mede medelijden medisch medium meedoen meerdere
meewerken meisje melding melk mengen menigte menselijk mensheid mentaal mentor metafoor methode metro metselaar
mevrouw microfoon middag middelen midden middenin mijnheer mijzelf milieu miljoen miljonair minachting minder
minimaal minister ministerie minst misschien missie mobiel model modern moeilijk moeite moeras moment monnik monster
monument mopshond moraal morgen moskee motor motorfiets munten museum musical muts muur muziek muzikant mysterie
mysterieus mythe mythologie naaien naaktslak naald naam nabij nachtclub nadat nagerecht najaar nakijken namelijk
namiddag narcis nationaal natuur natuurlijk nauwelijks nauwkeurig navel nederlaag negatief negentig negeren neiging
nergens nerveus netwerk neus neusgat neushoorn niet nieuw nijlpaard niveau nobel nodig nogal nogmaals nonsens
noordelijk noorden normaal november nuchter nummer nutteloos nuttig object obsessie oceaan ochtend octopus oefening
officier ogenblik oktober olie olifant olijf omdat omgeven omgeving omhelzen omhoog omkeren omlaag omvang onbekend
onbeleefd onbeschoft onderdeel ondergang onderhoud onderling ondernemen onderwerp onderzoek oneindig ongeduldig
ongelijk ongeluk ongelukkig ongepast ongerust ongeval ongeveer ongewapend ongewoon onhandig onlangs onmogelijk
onrust onschuld onschuldig ontbijt ontdekken ontdekking ontdoen onthouden onthullen ontkennen ontkomen ontmoeten
ontmoeting ontrouw ontslaan ontsteking ontvangen ontvangst ontwerp ontwerpen ontwijken ontwikkeld onverwacht onze
onzeker onzin oordelen oorsprong oorzaak opblazen opbouwen opbrengen opdagen opdracht opduiken openbaar openbaring
opendoen openen opening operatie opereren opfrissen opgelucht opgewonden ophouden opkomen opleiding opletten
opleveren oplossing opluchting opmerking opname opnemen opnieuw oppervlak oprecht oprit opruimen opscheppen
opschieten opstaan optie optrekken opvallen opvoeden opvoeding opvolgen opwindend opwinding opzet opzicht opzoeken
oranje orchidee order origineel orkaan orkest ouderwets oven overal overbodig overdracht overeind overgaan overheen
overhemd overigens overkomen overname overnemen oversteken overtuigen overvloed overwegen overwinnen overzicht
pakhuis pakket paleis palmboom panter papa papegaai papier parachute parade paradijs parallel paraplu parel parfum
parkeren parlement parochie partij partner paspoort passagier passen passeren pasta pastoor patroon patrouille paus
pedaal pelikaan penseel pensioen peper perfect perfectie periode permanent personage personeel persoon perzik piano
picknick piek pijnboom pijnlijk pijp pikken piloot pinda piraat piramide pizza plaatsen plafond plakken planeet
plank plastic plateau platform platteland plegen plezier plicht ploeg plotseling podium poeder poetsen poging
politicus politie pomp pompen pony populair portier portret positief postbode poster postzegel poten potlood
praktijk praktisch praten precies predikant premier president pret prettig priester prijs prijzen principe prinses
probleem procent proces productie proef proeven profeet professor profiel profiteren programma project promotie
protest protocol prototype provincie pruik psychiater psycholoog publiceren publiek pudding puin puinhoop puzzel
quitte raadsel raadsman raap radar radijs radio rapport realiseren realiteit rebel recept rechtbank rechter rechtop
rechtsaf reclame record redacteur redden redding redelijk reeds regelen regeling regelmatig regenworm regiment regio
rekening relatie religie remedie rente repareren repetitie reptiel republiek reputatie respect restaurant resten
resultaat reusachtig richting riem rijkdom ring risico riskant riskeren ritme ritueel rivier robot roedel roeien
roeispaan rollen roltrap rommel ronde roos route routine rubber ruimen rups rustig ruzie salade salaris salon
sandwich scenario schaal schade schaduw schakel schatten schattig scheiden schema schepen schepsel schermen scherp
schijf schild schilder schimmel schip schoen schotel schouder schreeuw schrift schroef schuim schuiven schuldig
schuur script seconde sectie sector seizoen selderij sergeant serieus serum sessie sfeer sheriff shock signaal sinds
situatie skelet slaap slager slang slapen sleutel slim sluiten smaak smaken smelten smeren snel snelheid snelweg
snik snoep snor sociaal solo somber spanning sparen specht speciaal spelen spiegel spier spijtig spinazie spinnen
splitsen spoedig spoel spoken sponsor spontaan sport spreken spreuk springen sprong spuit spul staan staart stabiel
stadion stadium staking stapel starten status steeds steeg steekmug steenbok steil stekel stelling stelsel stemmen
sterk sterkte steun steunen stevig stichten stiekem stilte stinken stof stoffen stomp storing stout straal strand
streep streng streven strijd strijden stroming stropdas struik student studeren studie stuk subtiel succes suiker
sultan symbool systeem tactiek talent tandarts tante tapijt tarwe taxi team techniek tegen tegenaan tegengif tegoed
tehuis tekst telefoon telegram tempel tempo tenzij terrein terug terwijl tevreden theater thee theorie therapie
tiende tijdens tijdperk tijdstip tijger titel toast toegang toegeven toekomst toelaten toernooi toeslaan toestand
toestel toets toilet toneel toon totaal totdat tournee tovenaar traditie tragedie tragisch trainen trappen trek
trekken treurig triest trillen trip troosten trottoir trouw trouwen tuig tuinman tulp tussen twaalf twaalfde tweede
tweemaal twijfel twintig typisch uitdelen uitdoen uiteinde uiten uiterst uitgaan uitgave uitgeven uitkomen uitkomst
uitleg uitslag uitzicht uniek uniform vaarwel vaccin vakantie vakbond vallei valstrik vanaf vandaar vangen vangst
vanwege vanzelf varken veiling venster veranda verband verblijf verdacht verdelen verderop verdoen verdriet vergeten
verheven verkeer verkoop verkopen verlaten verlegen verlies verlof vermoeid vermogen verschil versie verslaan
verstand versus vertonen vertrek vervoer vervolg verwend verzoek verzorgd vestigen vierde vierkant vijandig vijfde
vijftien vijftig vinger violet virus visioen vissen vlammen vlekken vleugel vlieg vlieger vlinder vluchten voeden
voeding voedsel voeg voertuig voetbal vogel voldoen volgen volgorde volk volkomen volmaakt voorbij voorgoed voorheen
voorjaar voorkant voornaam vooruit voorval voorwerp voorzien vorig vracht vreemd vreugde vriend vriendin vriezer
vrijdag vrijheid vrijuit vrijwel vrolijk vuilnis vulkaan vullen vuurwerk waarheid waarin waarop waarvan waarvoor
walnoot walvis wang wanhoop wanhopig warm warmte wederom weefsel weglopen wegnemen weigeren weldra welkom wellicht
welnu welzijn wensen wereld werk werking werkloos werkman werpen wesp wieg wijken wijsheid wijzigen wild winkel
winter wiskunde wisselen woensdag woest woestijn wonen wortel yoga yoghurt zakdoek zakelijk zakenman zangeres
zaterdag zebra zeep zegenen zeldzaam zelfs zenden zending zestien zestig zevende zeventig zieke zielig zijkant
zilveren zinloos zitting zoals zodanig zojuist zolder zondag zonlicht zuster zuurstof zwaai zwaaien zwembad zwerver
zweten zwijn
`;
