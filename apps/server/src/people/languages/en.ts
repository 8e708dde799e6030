/** The English words that six are drawn from. Words are added to it, never removed: those given out must stay known. */
export const en = `
abandon abatement abdomen abide about above abridge abroad abrupt abscond absent absolute absorbing abstract
abstruse absurd absurdity abundance abysmal academy accept accepted access accession accessory accident account
accrue accurate accuser achieve acorn acquaint acquire across action activate active activity actress actual
actuality acuity adage adagio adamant adapt adherence adhesive adjudge adjutant admiral admire admission admonish
adoption adroit adult advance advantage adventure adversity advert advertise advocate aerodrome affable affair
affected affection affluence afford afresh afternoon afters against agency agenda agent agitate agitated agitation
agreement ailment aircraft airfield airplane airship alarm alarming album alderman alibi alien alleluia allergic
alligator almost alphabet already also although altitude always amateur ambergris ambition ambitious ambulance amen
amidst among analysis anchor anchorage ancient anew angel angry animal announce annoyance annual anomaly anonymous
answer antelope antidote antique anxiety anxious anxiously anything apartment aperture aphorism aplomb apology
apparatus apparel appear appetite applause appraise approach approval approve apricot architect archives arena
argument aria armchair arrange arrest arrival arrogant artichoke article artist ashamed asparagus aspirin assemble
assembler assert assistant associate asteroid astronaut asylum atelier athlete attach attempt attend attention
attentive attic attract aubergine audacious audience audiences audition auditor author authoress authority autobahn
autocycle autograph autumn avenue average avocado avoid awaken awareness babel bachelor backpack backside backup
backward baggage baker balance balcony ball ballet balloon banana band bandage baptism barbecue barber barely
bargain baron barracks baseball basement basis basket bath bathroom bathtub battery beach bear beast beautiful
beauty beaver because become bedroom bedtime beehive befitting beginning behavior behind behold belly beloved bench
beneath benefit benign beseech besides betray between beverage beyond bicycle bikini binding bingo birdcage birth
birthday biscuit bishop bizarre blackbird bladder blank blanket bless blessing blockade blockhead bloom blow blowup
blueberry board bobbin body boiler bolt bone bonnet bonus bookcase booking boring boundary boutique box boxer boxing
bracelet bramble brave break breakfast breaking breakout brigade brilliant broccoli broken brother bubble buccaneer
bucket buffalo buffoon build builder building bullock bulwark bumpy bunker burden bureau burger burp burst bush
business butcher butter butterfly button cabbage cabin cabinet cablegram cactus calamity calendar calm camel camera
cameraman campaign campus canary candidate canister canoe canopy capital capsule captain capture carapace caravan
care career cargo carnation carnival carousel carpenter carpet carton cartridge casino castle cataract category
cathedral catholic catnap cauldron cause caution cavalry ceiling celebrate celebrity celery cellar censure center
central century ceremony certain certainly chairman chalice chalk challenge chamber chameleon champagne champion
chance channel chapter character charge charity charming chat chauffeur check cheerful chemistry cherry chest
chicken chief child childhood chimp chocolate choice chopper chores church cicatrix cinema circuit circus cistern
citizen classic classical claw cleaner clear clerk clever client climate climb clinch clinic cloak cloakroom
cloister close closed cloth clothes clothing clovers club clutch coach coat cobra cocktail cocoa coconut code codex
codfish collapse colleague collect college collision colonel colony colossal colour comb comeback comedy comet
comfort comforter comic comical coming command commander commence committee commodity commotion community companion
company compass compel complaint complete complex composed comprise compute computer concept concern concerned
concise conclude condition conduct confess confined conflict confront confusion congress conquer consider console
constant construct consulate contact contagion contain container contempt content contented continent continual
continue contrast control convince cooker cooperate copter copy cordial corner corporal corps corridor corrode
cosmos costly costume cotton counsel counselor countdown country courage courteous courtroom cousin cover covered
coward cowboy crack cradle cramped crash crayfish creature credit crevice crew crisis critic critical criticism
crocodile crown cruel crumb crust crystal cucumber cuddle culprit cultivate culture cultured cupboard cupola
curiosity curious current cursing curtain cushion custody custom customer cut cycle daddy daffodil dainty damage
damaged dance dandruff danger dangerous dapple darkness darling database date daughter daydream daylight debate
decision decisive deck declare decline decorate decoy decrease deduct defeat defend defiance definite degree delete
delicacy delivery delusion demand democracy dentist deny depart departure deposit depth deserving design desire
desperate dessert destiny destroy detail detective determine deviation device diagnosis dialog diamond diehard
differ different difficult dig digest digit dignified dimension diploma direct direction directly director dirigible
dirt disaster discharge discount discovery discrete dislike dismal disorder dispatch display disposal dispute
distance district diversion divide division divorce dizziness dizzy dockyard doctor document dollar dolphin domestic
domicile dominoes donation donkey donut door dose doubt downtown dozen dragon dragonfly drawback drawer drawing
dream dreary dredger drink driver drop droplet duchess dues dungeon duration duvet dwarf dwell dynamite earmark
earnest earthworm echo economics economy edge edition editor educated education effect effective effectual effort
eggplant election element elephant elevator elixir else elsewhere emblem embrace emerge emergency eminence emotion
emperor emphasis employ employer emptiness empty enamel enchanter encounter end ending endure energetic energy
engine engineer engulf enigma enlarge enlighten enormous entangle entertain entirely entrance envelope envisage
episode epoch equal equip equipment errand erroneous error escalator escape escort establish estimate eternal
eternity ethane evade even evening every evident evolution exact exactly example exchange excuse exercise exhale
exit expert expire explain exploit explore express extend extra extreme extremely eyelash fabric facade facile fact
factory faculty faithful family famous fantasy farewell farmer farming fashion faucet favor fawn federal feline
fellow female fervor festival fewer fiasco field fifteen fifth figure final finance finger finish fireworks firing
firm first fisherman fixed flag flamingo flesh flight float floor flower fluid flutter foam focus folder foliage
folk food foolish football force forehead foreign forest forever forgive formerly formula fortify fortune forward
fount fountain fourth fraction framework frankly freedom freeway friend friendly frigid frog front frontage fruit
fuel function furnish further fusion futile future gain galaxy gallant gallery garbage garden gargle garland garlic
garment garnish garrison gasoline gem general genius gentleman gesture gift gigantic giraffe girl gladly glamor
glasses glory glove gnat gnome goal goblet golden golfing goodbye gorge gorilla gossip governor gown grace grandson
granule gratis gravy greeting griffin grimace gripped groan grotto ground group growth guarantee guard guest guide
guilt guitar gulf guts gymnast habit habitat hairdo half halfway hamburger hamlet hammer handbag handle handsome
happen harbor hardly harmony harsh harvest have hazard head health heating heaven heavy helmet help helper helpful
herd heroine hiatus himself hint history hobby hold holiness home honest honor horizon horn horrible hospital hotel
house however human humor hundred hunger hurry husband hybrid ibex iceberg ignore iguana image immense immune impact
impel impetus important imprint improve impulse incline include income increase index indicate induce indulge
industry infancy inflate influence inform inhibit injure innocent insect inside insignia instant instinct institute
intend intensive intention interest interpret interview intone invent invite invoice iris iron ironic irrigate
island itself jacket javelin jaws jealousy jersey jester jewel job jogging join joiner joining joker journal journey
judge judgment judo juggler jump jumper jungle junior junta just justice karma keep kernel kettle keyword kidney
kimono kind kingdom kitchen knock knowledge koala laborer lamp landing landscape language laptop last lasting launch
lava lawsuit lawyer layer leader league learned leather leave lecture left leg legal legend lemon lemonade length
lengthen leopard letter lettuce level library licence likewise lilac limit limited lineage linen liquid literal
lizard load lobster local location lofty logic logical longing look lookout loopy loser lottery loudly lounge loved
lovely loyalty lozenge luckily luggage lyric machine madam maestro magazine magic magical magnet mailbox mailman
mainland majesty major making manage manager mankind mansion mantle many marble march margin mark market marriage
mason mass material matter maxim maximum meadows meager mean meaning meanwhile measure medal mediate medical
medicine melody melon member memory mental merit mesh message method metre micro midday milk mingle minimum minister
minute minutes miracle miserable mission mistake mistaken mitten mixer mixture mobile mockery model modern modest
modify moment monitor monk monster month mooring moped moral moreover morning morphia mortgage mother motive motor
motorway move moving mozzie multitude mummy muscle museum musical musician mustard mutual mystery myth name narrow
nasty naturally nature nauseous navel navy nearby nearer nebula necktie needed needle neighbor nephew nerve nervous
network newspaper nice ninety ninth noble nobody nonsense noon normal north nostril notch notebook nothing notice
notify notion nourish nucleus number numeral nurse object obscure observe obtain obvious obviously occasion octopus
odor offend offer office officer official offset offspring only open opening openly opera operation opinion opposite
opus orbit orchestra orchid ordain order origin original otherwise outfit outset outside outward overall overthrow
oxygen pacifier package page painful painting panda panic panther pantry pants papaya paper parachute parade
paradise parapet pardon parent parish parlor parsley part partner passenger passion pastor patient patrol pattern
pavement peacock pelican pelt penalty pencil penguin people perfect perform perfume perhaps peril period perks
permanent permit persist person phantom physician physics piano pickup picnic picture pigeon piglet pilot pinch
pineapple pink piranha pirate pitiful pity pizza placard plan planet plastic plateau platform plaza pleasant pleased
pleasure plenty pliers plumber podium poem poetess poetry point policeman policy politics pond pontiff pool popcorn
pope popular portal porter porthole position possibly post postage postman potato poverty power practice prawn
preacher precipice precise premier premium prepare present president press pretext priest princess principle prior
problem process produce product professor profit programme project promise prompt proof proper property protest
proverb province public publish publisher pudding pullout pullover pummelo pumpkin punctual puppet purchase
purchaser purpose pursue pursuit pyjamas pyramid pyrexy quality quantity quarrel quarter quest question quickly
quiet quiver radar radical radio radish raft ranch random rapid raspberry ratchet rather raw razor reaction reality
really reason rebel rebuke receipt receive reception recess recipe record recovery reference refined reform refresh
refuse regiment region regret regular regularly reign reject relate related relation relative release religion
relying remain remedy remind remit renown repast report reporter repose reptile republic repute request require
rescue rescuer research reserve residence resources respect restrain result retreat return revenge reverb review
revolt reward rhino rhythm right ring risky ritual rivet roadway robot robust rocket roll room rosary routine royal
rubber rubbish runaway sacred sad sadly safety sailor salad salary salmon salt salvage salvation sample samurai
satellite satisfy sausage scales scandal scanner scarcely schedule scheme scholar school scissors scoop score
scorpion scratch scream script scuffle seaman search second secret section sector secure security see seemly seldom
selfish sellout senate senator senior sense separate serious sermon serpent servant server session set seventh
shadow share sharpen shawl shelf shelter sheriff ship shirt shortage shorts shoulder shovel show shower shrimp shrub
shutter sibling sidewalk sifter sign signal signet signify silence silver similar sincere singing siren situation
sixteen sixth skeleton sketch skillful skunk sledge slice slobber slowly smell smooth smuggle snake snapper social
society sofa soiled solid solo solution someone something sometime somewhat song sorcerer sorrow sound space
spaceman spacious spades spark sparrow special specimen speed spend spider spinach spirit splash spoil sport spring
square squash squeeze stable stadium stage stand standard standby start statement station status stem stern sting
stomach stop stopper story strange straw strength stress strict stringent stroke structure struggle student study
stuff stump subject substance subtle subway succeed success sudden suddenly suffice sugar suit suitable suitcase
sultan summer summon sunrise superb superior supervise supply suppose surely surface surgeon surgery surname surplus
surprise survey sushi suspicion swallow swap swear symbol sympathy symptom system tablet tactic take takeoff talon
tango target tattoo taxi taxicab teacher tedium teens telephone temper tempest temple temporary tendency tender
tension tenth terminate terms territory test testament testify testimony textile theatre thence theorem theory
therapy thereby therefore therein thesis things think thirty thread throat through throw thrust thumb thunder ticket
tidbit tidy timber time timing tired tiresome title toast toaster today together togs toilet token tolerate tomato
tongue tonight topic torch torte total touch towel tractor trade trading tradition traffic tragedy transfer transmit
transport travel treasure treatment treaty tribute trigger trip triumph trouble trousers trunk truth tube tulip
tumult tunnel turkey turmoil turn turnip turnoff tusk tutor twelfth twenty two typical uncle uncover under undertake
unhappy uniform union unique unity universe unless unload unpack unrest unusual upstairs upwards urchin urgency
useful useless usual vacation vaccine vague valiant valise valuable valve vapor vehicle veiled velvet venture
veranda verdict verify verse version vertigo vessel vibrate vicar victory video view villa violet violin virus
visible visit visitor volcano voltage volume vote voyage wages waistcoat walk walkway walnut want warehouse warm
warmth warning warrant warrior watch way web weekend welcome whereas whereby while whisper whistle widely width
willing window winner wisdom wish withdraw within witness wolf woman woods work worker workman workshop world
worldwide worship worthy writer yacht yard yoga yogurt yonder zealous zebra
`;
