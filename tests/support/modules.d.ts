// Has no types of its own.
declare module 'nspell' {
  type Dictionary = { readonly aff: Uint8Array; readonly dic: Uint8Array };

  export default function nspell(dictionary: Dictionary): { correct(word: string): boolean };
}
