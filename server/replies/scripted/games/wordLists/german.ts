import { listed, pairs } from '../gameWords';
import type { WordLists } from '../gameWords';

export const german: WordLists = {
  hidden: listed('laterne garten winter fenster kaffee pfeffer kissen orange sommer brille'),
  associations: pairs(`
    meer = Salz, sonne = Eis, mond = Nacht, nacht = Lampe, katze = Fensterbrett, hund = Stock, baum = Schatten, haus = Schlüssel
    schlüssel = Tür, tür = Klopfen, wasser = Glas, feuer = Rauch, schnee = Stille, regen = Schirm, sommer = Limonade
    winter = Wolle, kaffee = Morgen, tee = Oma, brot = Butter, apfel = Kuchen, auto = Stau, zug = Abschied, buch = Lampe
    musik = Tanzen, liebe = Brief, herz = Trommel, geld = Hosentasche, arbeit = Montag, urlaub = Koffer, mutter = Suppe
    vater = Werkzeugkasten, freund = Lachen, schule = Kreide, rot = Wein, blau = Jeans, grün = Moos, schwarz = Katze
    weiß = Laken, gelb = Zitrone, zuhause = Hausschuhe, bett = Sonntag, traum = Fliegen, zeit = Uhr, strand = Handtuch
    berg = Echo, fluss = Brücke, stadt = Lichter, stuhl = Tisch, tisch = Kerze, blume = Biene, vogel = Morgen, handy = Akku
  `),
  words: listed(
    'apfel lampe eimer regen nase elefant tür rose esel löwe ente eis sonne erde engel licht tisch hut tasse ei insel leiter rad dach haus see garten nacht tal mond dorf feder ring geige kerze zebra ampel orange uhr zug gabel kuchen wolke bär yacht jacke vogel quelle messer igel öl übung ärmel',
  ),
  cities: listed(
    'hamburg genf frankfurt trier rom münchen nürnberg göttingen neapel leipzig graz zürich hannover rostock köln nizza athen essen nantes stuttgart gera aachen dresden neuss salzburg gotha augsburg bonn dortmund danzig ulm mainz zwickau turin lübeck kiel leer istanbul lissabon oslo',
  ),
  rhymes: {
    ...{
      aus: listed('Haus Maus Strauß'),
      acht: listed('Nacht Pracht macht'),
      icht: listed('Licht Gesicht Gedicht'),
    },
    ...{
      onne: listed('Sonne Wonne Tonne'),
      erz: listed('Herz Schmerz März'),
      ein: listed('Wein Stein klein'),
    },
    ...{
      ee: listed('See Schnee Tee'),
      and: listed('Hand Sand Land'),
      und: listed('Hund Mund rund'),
    },
    ...{
      isch: listed('Tisch Fisch frisch'),
      atze: listed('Katze Tatze Fratze'),
      ose: listed('Rose Hose Dose'),
    },
    ...{
      aum: listed('Traum Baum Raum'),
      ume: listed('Blume Krume'),
      ock: listed('Rock Stock'),
      ut: listed('Mut Hut gut'),
    },
    ...{
      ei: listed('Ei drei frei'),
      ag: listed('Tag mag'),
      iebe: listed('Liebe Hiebe Triebe'),
      egen: listed('Regen Segen wegen'),
    },
  },
};
