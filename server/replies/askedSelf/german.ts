import type { SelfWordings } from './selfWordings';
import { germanTraits } from './traits/german';
import { wishes } from './wishes/german';

export const german: SelfWordings = {
  fillers: `
      so, denn, eigentlich, mal, und, also, ja, doch, eben, halt, gerade so, gern, gerne
      am liebsten, überhaupt, sonst, auch, noch, oft, viel, sehr, ehrlich, der, die, das, den, dem
      ein, eine, einen, einem, einer, sag, sag mal, erzähl mal, bitte, immer, meistens, besonders
      übrigens
    `,
  spellings: `
      sag ich = sage ich
      deine = dein, deinen = dein, deiner = dein, deinem = dein, deines = dein
      machste = machst du, haste = hast du, biste = bist du, magste = magst du
      kannste = kannst du, wohnste = wohnst du, arbeitest du = arbeitest du, warst = bist
      waren = ist, war = ist, sind = ist, welche = was für, welcher = was für, welches = was für
      welchen = was für, welchem = was für, wieso = warum, weshalb = warum, was fuer = was für
      grad = gerade, grade = gerade, wmds = was machst du gerade, eig = eigentlich, nich = nicht, is = ist
      heut = heute, hörst du dir = hörst du, guckst = schaust, nen =, ne =, en =
    `,
  after: `oder, gerade, jetzt, heute, beruflich, so, momentan, im moment, da, dort`,
  own: `ich, mein, meine, meinen, meiner, meinem, wir, unser, unsere, unseren`,
  you: `du, dich, dir, dein, ihr, euch`,
  apart: `ich, mein, meine, meinen, meiner, mir, mich, wir, unser, uns`,
  topics: {
    work: `job, arbeit, beruf, kollegen, chef, chefin, arbeitsplatz`,
    family: `
      familie, geschwister, brüder, bruder, schwester, schwestern, eltern, mutter, mama, vater
      papa, verwandte, großeltern
    `,
    hobby: `perfekter abend, perfekten abend, perfekter sonntag, perfektes wochenende, hobby, hobbys, hobbies, freizeit`,
    food: `
      essen, isst, gericht, lieblingsessen, lieblingsgericht, kochen, kochst, backen, backst
      frühstück, mittagessen, abendessen, pizza, nudeln, pasta, sushi, schokolade, kuchen, süßes
      süßigkeiten, vegetarier, vegetarierin, vegetarisch, vegan, käse, ananas
    `,
    drink: `
      kaffee, tee, wein, bier, trinken, trinkst, getränk, lieblingsgetränk, cocktail, cocktails
      whisky, espresso, sekt
    `,
    music: `
      musik, musikrichtung, lied, lieder, lieblingslied, band, bands, lieblingsband, sänger
      sängerin, singen, singst, instrument, gitarre, klavier, konzert, konzerte, jazz, rock
      techno, oper, song, songs, lieblingsmusik
    `,
    books: `
      buch, bücher, lieblingsbuch, lesen, liest, roman, romane, autor, autoren, autorin, gedicht
      gedichte, lieblingsautor
    `,
    screen: `
      film, filme, lieblingsfilm, serie, serien, lieblingsserie, fernsehen, netflix, kino
      videospiele, computerspiele, zocken, zockst, anime, tv
    `,
    animals: `
      tier, tiere, haustier, haustiere, katze, katzen, hund, hunde, lieblingstier, pferde
      katzenmensch, hundemensch
    `,
    sport: `
      sport, sportlich, fitnessstudio, fußball, laufen, joggen, joggst, schwimmen, schwimmst, yoga
      tennis, training, trainierst, wandern, wanderst, skifahren, radfahren, klettern, kletterst
    `,
    travel: `
      reisen, reist, reise, reiseziel, urlaub, ausland, länder, verreisen, verreist
    `,
    weather: `
      wetter, regen, sonne, schnee, sommer, winter, herbst, frühling, jahreszeit
      lieblingsjahreszeit, kälte, hitze, gewitter
    `,
    sleep: `
      schlafen, schläfst, geschlafen, nachteule, frühaufsteher, frühaufsteherin, morgenmensch
      aufstehen, aufwachen
    `,
    friends: `
      freunde, freundschaft, freundeskreis, beste freundin, bester freund, besten freund
      beste freunde
    `,
    money: `geld, reich, lotto, millionär, millionärin, vermögen`,
    faith: `
      gott, schicksal, glücksbringer, geister, horoskop, horoskope, astrologie, sternzeichen
      religion, religiös, gläubig, abergläubisch, jenseits, außerirdische, aliens, karma, wunder
      seelenverwandtschaft, zufall, zufälle
    `,
    fear: `angst, ängste, phobie, fürchtest`,
    dream: `
      traum, träume, träumst, ziel, ziele, lebenstraum
    `,
    wish: `wunsch, wünsche, wünschst, superkraft, superkräfte, superheldenkraft, zauberkraft`,
    happy: `glücklich, glück, freut dich`,
    phone: `
      handy, smartphone, social media, instagram, tiktok, internet, technik, facebook, youtube
      soziale medien, sozialen medien
    `,
    colour: `farbe, farben, lieblingsfarbe`,
    secret: `geheimnis, geheimnisse`,
    joke: `witz, witze`,
  },
  frames: `
      ^ X ?, X du
      magst/liebst/hasst/hast/bist/kannst/machst/hörst/schaust/spielst/glaubst/treibst/hältst/stehst/findest/gehst/brauchst/vermisst/kennst du … X
      dein X, dein liebste/liebstes/liebster/liebsten X, was für … X … du, was für … X … dein
      was für … X … dir, was/wie … du … X, was … du … von … X, wie ist dein X, wie geht es dein X
      wie ist … mit X, gefällt dir … X, wer ist dein … X, du … X ?, ^ X oder, oder X ?, X oder X
      meinung zu X, wie wichtig … X
    `,
  phrases: {
    ...germanTraits,
    family: `mit wem wohnst du, wohnst du allein, wohnst du alleine`,
    work: `
      was machst du beruflich, was du beruflich machst, was arbeitest du, wo arbeitest du
      als was arbeitest du, was bist du von WORK, was machst du von WORK, was machst du so $
      wovon lebst du, womit verdienst du, was machst du im leben, was machst du $ ?
      wie läuft WORK, bei wem arbeitest du, arbeitest du, was ist dein WORK, viel zu tun
    `,
    whyWork: `
      wie bist du dazu gekommen, wie bist du … geworden, wie kommst du dazu, warum … geworden
      warum machst du das, warum dieser WORK, wie bist du zu … gekommen, warum hast du … angefangen
    `,
    home: `
      wo wohnst du, wo lebst du, wo bist/sind du/sie zuhause/daheim, wo bist du zu hause
      wo du wohnst, wo du lebst, in was für stadt/ort/land/gegend, was für stadt/ort, wo genau
      wo bist du $, wo steckst du, wohnst du, lebst du in/allein/alleine/da/dort/am/auf
      wie ist es da/dort, wie ist es bei dir, wo ist dein zuhause
    `,
    origin: `
      woher kommst du, wo kommst du her, wo kommst du … her, woher bist du, woher stammst du
      wo bist du aufgewachsen, wo du herkommst, woher du kommst, wo bist du geboren
      aus was für land, kommst du aus, wo bist du groß geworden
    `,
    love: `
      bist du … verheiratet, dein mann, dein frau, dein freund ?, dein freundin ?
      liebeskummer, herz gebrochen, bist du single, bist du vergeben, bist du verheiratet
      bist du verliebt, bist du solo, hast du … freund, hast du … freundin, hast du jemanden
      hast du … partner/partnerin/mann/frau, gibt es jemanden, gibt es da jemanden
      warst du … verliebt, bist du schon … verliebt, in beziehung, glaubst du an liebe, suchst du
      was suchst du, wann warst du … verliebt, du single
    `,
    now: `
      was machst du gerade, was machst du gerade … moment, was machst du jetzt, was machst du da, was treibst du
      was tust du gerade, was tust du $, woran arbeitest du, was läuft bei dir, was geht $
      was geht ?, was gibt es neues, was gibts neues, bist du beschäftigt, bist du noch wach
      störe ich, was hast du gerade an
    `,
    day: `
      alles fit, wie läuft es bei dir, wie läufts bei dir, wie ist dein tag
      wie ist dein abend/morgen/nacht/woche/wochenende, wie läuft dein tag, wie lief dein tag
      wie ist heute, was hast du heute gemacht, was hast du heute … gemacht
      was hast du gestern gemacht, was hast du … gemacht, was hast du heute erlebt
      was hast du erlebt, was machst du … ganzen tag, was ist heute passiert
      hast du … schönen tag, was hast du heute
    `,
    plans: `
      was machst du heute abend, was machst du heute nacht, was machst du morgen
      was machst du am wochenende, was hast du … vor, was hast du vor, hast du … vor, was steht an
      hast du pläne, dein pläne, was ist dein pläne, worauf freust du dich, was machst du später
    `,
    hobby: `
      was machst du … sonntags, was machst du … samstags, was machst du … abends, womit verbringst du, freien tag, freier tag, wie kommst du runter, wie beruhigst du dich
      perfekter tag, vollkommener abend, was machst du in dein HOBBY, was machst du … HOBBY
      was machst du wenn du nicht, was machst du nach WORK, was machst du zum spaß
      was macht dir spaß, was magst du $, was interessiert dich, wofür interessierst du
      wie entspannst du, was machst du zum entspannen, was tust du für dich, was kannst du gut
      worin bist du gut
    `,
    food: `
      was gibt es bei dir … FOOD, was gibts bei dir … FOOD, was gibts heute bei dir, was FOOD du
      was gibt es … FOOD, kannst du FOOD, hast du hunger, was hast du … gegessen, was schmeckt dir
      magst du … gekochte
    `,
    drink: `was DRINK du, wie DRINK du`,
    music: `
      spielst du was $, spielst du etwas $, spielst du instrument, was spielst du ?, spielst du auch was, spielst du MUSIC, was hörst du, hörst du … MUSIC, wen hörst du, spielst du … MUSIC
      kannst du MUSIC
    `,
    books: `was BOOKS du, BOOKS du`,
    screen: `was schaust du, schaust du … SCREEN, spielst du SCREEN`,
    travel: `
      wo warst du schon, wo bist du schon, wohin möchtest du, wohin willst du, wohin würdest du
      wo möchtest du … hin, wo willst du … hin, wo würdest du … hin, warst du schon in
      bist du schon in
    `,
    sleep: `
      stehst du … früh auf, wie SLEEP du, bist du müde, wann stehst du auf, warum bist du … wach
      wann gehst du ins bett
    `,
    friends: `
      bist du einsam, bist du oft allein, bist du allein, hast du FRIENDS, wer ist dein bester
      wer ist dein beste
    `,
    faith: `
      woran glaubst du, glaubst du an FAITH, glaubst du daran, was ist dein FAITH, bist du FAITH
    `,
    fear: `
      wovor hast du FEAR, was macht dir FEAR, wovor FEAR du, hast du FEAR, was hält dich wach
    `,
    dream: `
      wovon DREAM du, was DREAM du dir, wo siehst du dich, was willst du … erreichen
      was willst du vom leben, was würdest du … ändern, was würdest du machen, was wäre wenn du
      was möchtest du … noch
    `,
    happy: `
      richtig zum lachen, was hebt dein laune, was hält dich warm, an dir selbst, was macht dich HAPPY, was macht dich froh
      worüber lachst du, was bringt dich zum lachen, bist du HAPPY, was freut dich, was HAPPY
      was heitert dich auf
    `,
    past: `
      neu angefangen, von vorne angefangen, wer hat dir … beigebracht
      wie warst du früher, wie bist du früher, wie bist du als, was hast du früher gemacht
      dein vergangenheit, bereust du, was bereust du, dein größter fehler, dein erster WORK
      was ist das verrückteste/schlimmste/dümmste
      was ist verrückteste/schlimmste/dümmste, was wolltest du … werden
      was hast du … gelernt
    `,
    phone: `bist du auf PHONE, nutzt du PHONE`,
    place: `
      was schätzt du … ort, seltsamste ding, lieblingsort, lieblingsplatz, dein liebster ort
      wie sieht dein zuhause/wohnung/zimmer/haus, wie sieht es bei dir, wie sieht deine
      wie ist dein zuhause/wohnung/zimmer/haus, wie wohnst du, wo fühlst du dich
      was siehst du aus, beschreib dein zuhause/wohnung/zimmer, wo bist du am
    `,
    people: `
      was ist dein typ, dein typ, hast du typ, was gefällt dir an, was magst du an
      worauf stehst du, worauf achtest du, auf was achtest du
      traummann, traumfrau, was findest du attraktiv
      was findest du anziehend, was ist dir wichtig, bin ich dein typ, auf was stehst du
    `,
    secret: `
      verrat … SECRET, hast du SECRET, erzähl … SECRET, SECRET $, was niemand weiß
      was keiner weiß, überrasch mich
    `,
    joke: `
      erzähl … JOKE, kennst du … JOKE, kannst du … JOKE, noch JOKE, JOKE ?, ^ JOKE
      bring mich zum lachen, erzähl … lustiges, etwas lustiges, was lustiges, heiter mich auf
      muntere mich auf
    `,
  },
  moves: {
    ...wishes,
    wh: `
      was, wo, wann, wer, wen, wem, warum, wie, woher, wohin, womit, wovon, worüber, wovor, woran
    `,
    would: `würdest du, hättest du, wärst du, kämst du, tätest du`,
    assure: `
      albern
      ist das komisch/verrückt/übertrieben/egoistisch/schlimm/blöd/peinlich/normal/seltsam/dumm
      findest du das, findest du mich, spinnerei, was meinst/hältst/sagst/denkst du $
      was meinst/hältst/sagst/denkst du ?, was meinst/hältst/sagst/denkst du davon/dazu
      bin ich zu/verrückt/komisch/blöd/langweilig, glaubst du mir, spinne ich, wie findest du das
    `,
    recall: `
      weißt du noch, erinnerst du dich, zugehört, aufgepasst, habe ich dir erzählt
      hab ich dir erzählt, habe ich gesagt, hab ich gesagt, wie heißt/heißen der/die/das
      wie hieß/heißen
    `,
    ask: `
      ^ was/wie/wo/wann/wer/wen/wem/welche/wieviele/woher/wohin … du/dich/dir/dein, ^ redet/kocht/ist/hat/kann/mag/macht/war/wohnt/heißt/arbeitet/gibt dein/es
      ^ wie viele/lange/oft/alt/groß/kalt/weit/heißt, ^ rauchst/schnarchst/singst/tanzt/sprichst/schläfst/isst/trinkst/fährst/bleibst/stehst du
      ^ magst/hast/bist/kannst/machst/willst/kennst/glaubst/warst/hörst/schaust/spielst/gehst/findest/würdest/weißt/arbeitest/wohnst/liest/kochst du
      ^ was ist/machst/hast/bist/würdest/magst/war/isst/gibt/meinst/sagst/denkst/hältst/wäre/trinkst/hörst
      ^ wo/wann/wer/wie/woher/wohin/wieviel/womit/wovon/worüber/wofür/warum ist/bist/hast/war/machst/geht/lange/viele/alt/heißt/kommst/gehst/würdest/findest/oft/groß
      ^ was für, hast du eine idee, ^ * du $
      ^ was/wo/wann/wer/wen/wem/warum/wie/woher/wohin/womit/wovon/worüber/wovor/woran/worauf/wofür * du/dein/dich/dir
      ^ was/wo/wann/wer/wen/wem/warum/wie/woher/wohin/womit/wovon/worüber/wovor/woran/worauf/wofür * * du/dein/dich/dir
      ^ fühlst/kommst/lebst/denkst/brauchst/tanzt/rauchst/sprichst/verstehst/lernst/vermisst/suchst/siehst/hättest/wärst/könntest/darfst/musst/wirst/freust/erinnerst/treibst/hältst/stehst/fährst/schreibst/gibt du/dich/dir/es
    `,
    advice: `
      weiß nicht was ich … machen/tun/sagen/schreiben, hilf mir entscheiden, gib mir … rat/tipp
      hast du … idee/ideen, soll ich, sollte ich, was rätst du, was würdest du raten, was würdest du … machen/tun
      was würdest du an meiner, hast du … tipp/tipps/rat, was mache ich jetzt, was soll ich
    `,
    hello: `
      ^ hallo, ^ hi, ^ hey, ^ heyy, ^ moin, ^ servus, ^ guten morgen/tag/abend, ^ grüß dich
      ^ grüß gott, ^ grüezi, ^ huhu, ^ halli, ^ bin wieder da
    `,
    bye: `
      hau mich hin, leg mich hin, leg mich schlafen
      ^ tschühüs, ^ nacht, ^ behüt dich, ^ pfiat di, ^ servus dann, ^ tschüss, ^ tschüß, ^ tschau
      ^ ciao, ^ gute nacht, gute nacht, ^ gn8, ^ gn, ^ bis morgen, ^ bis bald, ^ bis dann
      ^ bis später, ^ machs gut, ^ mach es gut, ^ ich muss los, muss jetzt los, muss los
      ich geh schlafen, ich gehe schlafen, ich gehe ins bett, geh ins bett, ab ins bett
      ^ schlaf gut, ^ schönen abend, ^ schönen tag, ^ auf wiedersehen, ^ adieu, ^ bb $, ^ hau rein
      ^ wir hören uns, ^ wir lesen uns, ^ ich bin weg, ^ ich bin raus, ^ schlaf schön, ^ tschüssi, muss rennen, muss flitzen, muss weg $, schreib dir später, schreibe dir später, meld mich später, melde mich später, ^ bis gleich, muss dann mal, ^ ich renn, ^ ich flitze
    `,
    good: `
      gewonnen, bestanden, befördert, verlobt, endlich fertig, endlich geschafft, hat geklappt
      bin so stolz, bin stolz, ist so stolz, ist stolz, ist mega stolz, job bekommen, stelle bekommen, wohnung bekommen, war super
      war toll, war wunderschön, war großartig, mega $, gut gelaufen, habe geburtstag
      sie hat ja gesagt, er hat ja gesagt, freue mich so
    `,
    bad: `
      kaputt, verbrannt, schlüssel verloren, geldbeutel verloren, handy verloren, job verloren, spiel verloren, haben verloren, abgesagt, geklaut, gestohlen, verpasst, durchgefallen
      nicht bestanden, nicht geklappt, schiefgegangen, schief gegangen, stau, verspätung, nervt
      nerven, angeschrien, angemeckert, tut weh, schmerzen, scheiße, schlimm, furchtbar
      schrecklich, abgelehnt, absage, rechnung, wasserschaden, streit, zu spät, schlecht geschlafen
    `,
    fond: `
      magst du mich, liebst du mich, vermisst du mich, hast du mich … vermisst, hast du mich lieb
      hast du mich gern, denkst du an mich, hast du an mich gedacht, gefalle ich dir
    `,
    back: `
      was gibts bei dir, und bei dir, was ist bei dir los
      ^ du $, ^ du ?, ^ dir $, ^ dir ?, ^ bei dir $, ^ bei dir ?, ^ du selbst, wie ist es bei dir
      was ist mit dir, ^ dein $, ^ dein ?
    `,
    why: `
      ^ warum $, ^ warum ?, ^ warum nicht, ^ warum das, ^ aber warum, warum denkst du
      warum glaubst du das, warum sagst du das, warum fragst du, ^ wie kommt das, ^ wie kommts
      ^ wieso
    `,
    really: `
      ^ wirklich, ^ echt ?, ^ echt $, ^ echt jetzt, ^ im ernst, ^ ernsthaft, ^ ernst
      ^ bist du sicher, ^ sicher ?, ^ stimmt das, ^ ist das wahr, ^ kein scherz, ^ ohne witz
      ^ ohne JOKE, ^ meinst du, meinst du das ernst, ^ tatsächlich
    `,
    meant: `
      was meinst du, ^ was $, ^ was ?, ^ hä, ^ häh, ^ wie meinst, verstehe ich nicht
      versteh ich nicht, verstehe nicht, kapier ich nicht, ergibt keinen sinn, macht keinen sinn
      was soll das heißen, was heißt das, hast du … zugehört, das habe ich nicht gefragt
      hab ich nicht gefragt, keine antwort auf, du antwortest nicht, was hat das damit
    `,
    more: `
      erzähl mehr, erzähl weiter, erzähl, ^ mehr ?, ^ mehr $, ^ weiter, ^ dann ?, ^ dann $, ^ und dann ?, ^ danach ?, ^ und danach ?
      ^ was ist dann passiert, ^ was passierte dann, ^ zum beispiel, ^ zb, ^ z b, ^ inwiefern
      ^ was dann, mehr davon, mehr darüber
    `,
    which: `
      ^ was für $, ^ was für ?, ^ was für eine stadt, ^ wer $, ^ wer ?, ^ wo $, ^ wo ?, ^ wann ?
      ^ wie ?, ^ wohin ?, ^ was zum beispiel
    `,
    game: `
      spielen wir, lass uns … spielen, wollen wir … spielen, wollen wir spielen, willst du spielen
      spiel $, spiel ?, wahrheit oder pflicht, würdest du lieber, würdest du eher, du bist dran, nächste frage, 20 fragen, zwanzig fragen
      stadt land fluss, ratespiel
    `,
    call: `
      telefonieren, ruf mich an, rufst du mich an, anrufen, dich anrufen, videocall, videoanruf
      dein stimme, sprachnachricht, können wir reden per
    `,
    hug: `
      umarmt, umarme, umarmt dich, drückt, drücke, nimmt deine hand, nehme deine hand, hand
      kuschelt, kuschel, lehnt, arm, arme, knuddelt
    `,
    kiss: `küsst, küsse, kuss, küsschen, kuß`,
  },
};
