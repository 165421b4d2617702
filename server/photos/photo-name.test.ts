import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPhotoName, cleanRefusedName } from './photo-name.ts';

test.each([
  ['dak.jpg', 'dak.jpg'],
  ['Dak voorzijde (2).JPEG', 'Dak voorzijde (2).jpg'],
  ['goot.PNG', 'goot.jpg'],
  ['IMG_0012.HEIC', 'IMG_0012.jpg'],
  ['zonder-extensie', 'zonder-extensie.jpg'],
  ['../../x.jpg', 'x.jpg'],
  ['..\\..\\windows\\x.jpg', 'x.jpg'],
  ['/etc/passwd', 'passwd.jpg'],
  ['C:\\dak\\goot.jpg', 'goot.jpg'],
  ['..', 'foto.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['-rf.jpg', 'rf.jpg'],
  ['', 'foto.jpg'],
  ['dak\r\nBcc: x@y.nl.jpg', 'dak Bcc- x@y.nl.jpg'],
  ['dak\0.php\u202egpj.jpg', 'dak.phpgpj.jpg'],
  ['a<b>:"|?*c.jpg', 'a-b-c.jpg'],
  ['dak. .jpg', 'dak.jpg'],
  ['foto van ’t dak é 👷.webp', 'foto van ’t dak é 👷.jpg'],
  ['\ud800.jpg', '\ufffd.jpg'],
])('%j becomes %j', (typed, clean) => {
  expect(cleanPhotoName(typed)).toBe(clean);
});

/** Any UTF-16 code units, including lone surrogates. */
const units = fc.uint16Array({ maxLength: 400 }).map((codes) => String.fromCharCode(...codes));

test('any name becomes valid for disks and mails; cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(units, fc.string({ maxLength: 400 })), (typed) => {
      const clean = cleanPhotoName(typed);
      expect(clean).toMatch(/^[^<>:"/\\|?*\p{Cc}.\s][^<>:"/\\|?*\p{Cc}]*\.jpg$/u);
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255);
      expect(cleanPhotoName(clean)).toBe(clean);
    }),
  );
});

test('a name of 300 characters is truncated', () => {
  expect(cleanPhotoName(`${'é'.repeat(300)}.jpg`)).toBe(`${'é'.repeat(60)}.jpg`);
});

test('a refused file keeps its extension, and 60 characters of its name', () => {
  expect(cleanRefusedName('C:\\foto’s\\IMG_1.HEIC')).toBe('IMG_1.HEIC');
  expect(cleanRefusedName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(60)}.pdf`);
});
