import { expect, test } from 'vitest';
import { builtPage, decode } from '../../harness/built-pages.ts';
import { mainText, readable } from '../support/page-text.ts';

// The figures of the requirements, as literals: read from content/facts.ts, a wrong fact would pass.
const figures: Readonly<Record<string, readonly RegExp[]>> = {
  dakinspectie: [
    /elke 3–5 jaar te laten nakijken/,
    /duurt 30–60 minuten/,
    /De inspectie is gratis/,
    /Drone-inspectie/,
    /Vochtmeting/,
    /alleen waar vliegen is toegestaan/,
  ],
  daklekkage: [
    /spoedservice is 24\/7 bereikbaar/,
    /binnen 24 uur ter plaatse/,
    /in acute gevallen binnen enkele uren, mits het veilig kan/,
  ],
  dakreparatie: [
    /minder dan 30% van het oppervlak beschadigd, dan is repareren meestal voordeliger/,
    /kleine reparatie is klaar in 1 dag/,
    /grotere in 2–5 werkdagen/,
    /vanaf windkracht 7/,
  ],
  dakrenovatie: [
    /nieuw dak in 1–3 weken/,
    /Standaardwoning, indicatieprijs.{0,11} € 8\.000–25\.000/,
    /ouder dan 25–30 jaar/,
    /20–40 jaar materiaalgarantie van de fabrikant/,
    /EPDM .{0,120}volgens de fabrikant 40\+ jaar/,
    /daken van vóór 1994/,
  ],
  bitumen: [
    /indicatieprijs.{0,11} is € 40–80 per m²/,
    /gaat 15–25 jaar mee/,
    /APP SBS EPDM .{0,240}Levensduur 20–25 jaar 15–20 jaar 40\+ jaar \(fabrikant\)/,
  ],
  pannendaken: [/gaat 40–50\+ jaar mee/, /Keramische pannen gaan 50\+ jaar mee/, /betonpannen 40\+ jaar/],
  dakisolatie: [
    /bespaart u tot 30% op uw stookkosten/,
    /stookkosten: meestal 20–30%/,
    /ISDE-subsidie/,
    /Rd 3,5 of hoger .* 20 m² of meer .* binnen 24 maanden .{0,15}na het werk/i,
  ],
  dakgoten: [
    /minstens 1 keer per jaar schoonmaken, en 2 keer als er veel bomen staan/,
    /Per meter, indicatieprijs.{0,11} € 30–80/,
    /Zinken goot, schoongehouden 30\+ jaar/,
  ],
  schoorsteenwerk: [/indicatieprijs.{0,11} van een renovatie is € 500–2\.000/, /voegen elke 5–10 jaar controleren/],
  dakkapel: [/binnen 1 dag waterdicht/],
  zinkwerk: [/zink- en loodwerk gaat 40–60 jaar mee/],
  dakonderhoud: [
    /Vanaf € 195 per jaar, jaarlijks opzegbaar/,
    /minimale looptijd .{0,15}is er niet/,
    /1 maand opzegtermijn vóór de verlenging/,
    /het liefst in maart–april, .* en in oktober–november/,
  ],
};

test.each(Object.entries(figures))('D5 · %s states its facts', (slug, expected) => {
  const words = mainText(builtPage(`/diensten/${slug}`));
  expect(expected.filter((figure) => !figure.test(words))).toEqual([]);
});

test('D5 · dakonderhoud compares its three subscriptions in one table', () => {
  const table = builtPage('/diensten/dakonderhoud').html.match(/<table\b.*?<\/table>/s)?.[0] ?? '';
  const cells = (tag: string) => [...table.matchAll(tag === 'td' ? /<td\b.*?<\/td>/gs : /<th\b.*?<\/th>/gs)];
  expect(table).toContain('<caption');
  expect(cells('th').map(([html]) => [readable(html), html.match(/scope="(\w+)"/)?.[1]])).toEqual([
    ['Basic', 'col'],
    ['Plus', 'col'],
    ['Premium', 'col'],
    ['Prijs per jaar', 'row'],
    ['Past bij', 'row'],
    ['Inspecties', 'row'],
    ['Klein onderhoud', 'row'],
    ['Korting', 'row'],
    ['Voorrang bij spoed', 'row'],
  ]);
  const [corner, ...values] = cells('td').map(([html]) => readable(html));
  expect(corner).toBe('');
  expect(values).toEqual([
    ...['vanaf € 195', 'vanaf € 345', 'vanaf € 495'],
    ...Array(3).fill(expect.any(String)),
    ...['1', '2, in voorjaar en najaar', '3'],
    ...['tot 1 uur', 'tot 2 uur', 'tot 3 uur'],
    ...['geen', '10% op reparaties', '15% op al het werk'],
    ...['nee', 'nee', 'ja'],
    ...['', 'Kies Basic', 'Kies Plus', 'Kies Premium'],
  ]);
  expect([...table.matchAll(/href="([^"]*)"/g)].map(([, path]) => decode(path ?? ''))).toEqual(
    ['basic', 'plus', 'premium'].map((plan) => `/offerte?dienst=dakonderhoud&plan=${plan}`),
  );
});

test('D6 · the general claims appear on the home page and on over-ons', () => {
  const home = mainText(builtPage('/'));
  const about = mainText(builtPage('/over-ons'));
  for (const words of [home, about]) {
    expect(words).toMatch(/antwoord binnen 24 uur|binnen 24 uur heeft u antwoord/i);
    expect(words).toMatch(/10 jaar garantie/i);
    expect(words).toMatch(/24\/7 spoedservice/i);
    expect(words).toMatch(/binnen 24 uur (na de inspectie|ter plaatse)/i);
  }
  expect(home).toMatch(/binnen 24 uur na de inspectie een offerte/);
  expect(about).toMatch(/Een offerte binnen 24 uur na de inspectie/);
  expect(home).toMatch(/Gratis dakinspectie/);
});
