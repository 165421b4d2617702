import { expect, onTestFinished } from 'vitest';
import { messages, newQuote } from '../../harness/example-quote.ts';
import type { SiteProcess } from '../../harness/site-process.ts';
import { paths } from '../../shared/paths.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import { photoFolder, redAndBlue } from '../support/photos.ts';
import { type Browser, waitFor } from './browser.ts';
import type { Journey } from './journeys.ts';
import { openHydrated, untilText } from './visit.ts';

const NOT_SENT = 'Nog niet verzonden.';
const MESSAGE_SENT = 'We nemen zo snel mogelijk contact met u op.';

const form = 'form[aria-label="Offerte aanvragen"]';
const contactForm = 'form[aria-label="Bericht sturen"]';
const sendButton = 'button[type="submit"]';

/** Chooses two photos in the quote form. */
async function choosePhotos(browser: Browser): Promise<void> {
  const folder = photoFolder();
  onTestFinished(() => folder.remove());
  const photos = ['dak', 'goot'].map(async (name, index) => {
    const picture = redAndBlue(80 + index, 60).png();
    return folder.add(`${name}.png`, await picture.toBuffer());
  });
  await browser.chooseFiles(`${form} [name="files"]`, await Promise.all(photos));
}

export const formJourneys: Readonly<Record<string, Journey>> = {
  'the field that has the focus shows an outline; an empty request gets every message, and the focus goes to them':
    async ({ browser, line }) => {
      await openHydrated(browser, line.url + paths.quote);
      await browser.click(`${form} [name="name"]`);
      await waitFor(browser, () => {
        const field = document.querySelector('.field:focus-visible');
        return field && getComputedStyle(field).outlineStyle === 'solid';
      });
      await browser.click(`${form} ${sendButton}`);
      await expectMessages(browser, Object.values(messages));
      await waitFor(browser, () => document.activeElement?.closest('section.notice') !== null);
    },

  'after a lost connection a request with two photos is sent again from the same page': async ({
    browser,
    line,
    site,
  }) => {
    await openHydrated(browser, line.url + paths.quote);
    const quote = await fillQuote(browser);
    await choosePhotos(browser);
    await waitFor(browser, () => document.querySelectorAll('main form canvas').length === 2);
    line.cut = /^\/functions\//;
    await browser.click(`${form} ${sendButton}`);
    await untilText(browser, `${form} [role="status"]`, NOT_SENT);
    await expectTyped(browser, quote);
    line.cut = undefined;
    await browser.click(`${form} ${sendButton}`);
    await expectArrived(browser, site, quote, 2);
  },

  'after code failed to load, the browser posts the request itself': async ({ browser, line, site }) => {
    line.cut = /^\/assets\/forms-/;
    await browser.open(line.url + paths.quote);
    const quote = await fillQuote(browser);
    await choosePhotos(browser);
    await browser.click(`${form} ${sendButton}`);
    await waitFor(browser, () => location.search.startsWith('?verzonden='));
    await expectArrived(browser, site, quote, 2);
  },

  'what is typed and chosen before the code arrives is kept': async ({ browser, line, site }) => {
    line.hold = /\.js$/;
    await browser.open(line.url + paths.quote);
    const quote = await fillQuote(browser);
    await choosePhotos(browser);
    line.held.resolve();
    await waitFor(browser, () => document.documentElement.dataset.hydrated === '');
    await waitFor(browser, () => document.querySelectorAll('main form canvas').length === 2);
    await expectTyped(browser, quote);
    await browser.click(`${form} ${sendButton}`);
    await expectArrived(browser, site, quote, 2);
  },

  'without scripts a wrong request comes back, and a corrected one with photos arrives': async ({
    browser,
    line,
    site,
  }) => {
    line.scripts = false;
    await browser.open(line.url + paths.quote);
    const quote = await fillQuote(browser, { ...newQuote(), city: '' });
    await browser.click(`${form} ${sendButton}`);
    await expectMessages(browser, [messages.city]);
    await expectTyped(browser, quote);
    await browser.type(`${form} [name="city"]`, 'Haarlem');
    await choosePhotos(browser);
    await browser.click(`${form} ${sendButton}`);
    await expectArrived(browser, site, { ...quote, city: 'Haarlem' }, 2);
    expect(line.requested.filter((url) => url.endsWith('.js'))).toEqual([]);
  },

  'a message is sent from the contact page': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.contact);
    const message = { name: 'Bo Dak', email: 'bo@voorbeeld.nl', message: 'Wanneer kunt u komen?' };
    for (const [name, value] of Object.entries(message)) await browser.type(`${contactForm} [name="${name}"]`, value);
    await browser.click(`${contactForm} ${sendButton}`);
    await untilText(browser, 'main', MESSAGE_SENT);
  },
};

/** Fills in the form for a new visitor, or with the given values. */
async function fillQuote(browser: Browser, quote = newQuote()) {
  for (const [name, value] of Object.entries(quote)) if (value) await browser.type(`${form} [name="${name}"]`, value);
  await expectTyped(browser, quote);
  return quote;
}

async function expectTyped(browser: Browser, quote: object): Promise<void> {
  const values = await browser.evaluate((selector) => {
    const entries = new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined);
    return Object.fromEntries([...entries].filter(([, value]) => typeof value === 'string'));
  }, form);
  expect(values).toMatchObject(quote);
}

async function expectMessages(browser: Browser, wanted: readonly string[]): Promise<void> {
  const shown = await waitFor(
    browser,
    (selector) => {
      const links = [...document.querySelectorAll(`${selector} section.notice a`)];
      return links.length > 0 && links.map((link) => link.textContent);
    },
    form,
  );
  expect(shown).toEqual(wanted);
}

/** Waits for the confirmation, then checks the stored request: its fields, its photos and its mails. */
async function expectArrived(browser: Browser, site: SiteProcess, quote: ReturnType<typeof newQuote>, count: number) {
  const reference = await waitFor(
    browser,
    () => /AD-[A-Z0-9]{6}/.exec(document.querySelector('.confirmation')?.textContent ?? '')?.[0],
  );
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote }]);
  await expect.poll(async () => (await photosOf(site, reference)).length, { timeout: 20_000 }).toBe(count);
  expect((await mailsOf(site, reference)).firm).toContain(quote.email);
}
