import type { Route } from '@playwright/test';
import {
  expectMessage,
  expectNoMessage,
  MESSAGE_SENT,
  openFilledMessage,
  openNextMessage,
  sendMessage,
  sendMessagePath,
  thanks,
} from '../support/contact.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import { test } from '../support/optional-site.ts';
import { FAILED, toast } from '../support/quote.ts';
import { expect } from '../support/test.ts';

test('C2 · with delivery on a message is stored and mailed', async ({ page, site }) => {
  const message = await openFilledMessage(page);
  const sent = page.waitForRequest(`**${sendMessagePath}`);
  await sendMessage(page);
  expect((await sent).postDataJSON()).toEqual(message);
  await expect(toast(page, MESSAGE_SENT)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  await openNextMessage(page);
  await expectNoMessage(page);

  const [lead, ...others] = await leadsFrom(site, message.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ kind: 'contact', fields: message, suspectedSpam: false });
  await mailsOf(site, lead?.reference ?? '');
  expect(site.output()).not.toContain('CONTACT_DELIVERY');
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/SendError|Failed to load resource/] });

  test('C2 · a toast says so and the form keeps everything; a retry sends one message', async ({ page, site }) => {
    const loseResponse = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**${sendMessagePath}`, loseResponse, { times: 1 });
    const message = await openFilledMessage(page);
    await sendMessage(page);
    await expect(toast(page, FAILED)).toBeVisible();
    await expectMessage(page, message);
    await expect(thanks(page)).toHaveCount(0);

    await sendMessage(page);
    await expect(thanks(page)).toBeVisible();
    expect(await leadsFrom(site, message.email)).toHaveLength(1);
  });
});
