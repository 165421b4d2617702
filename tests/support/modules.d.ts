// Packages without types of their own.

declare module '@adobe/structured-data-validator' {
  type Issue = { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' };

  export default class Validator {
    constructor(schemaOrg: { readonly '@graph': readonly object[] });
    validate(found: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}

declare module 'nspell' {
  type Dictionary = { readonly aff: Uint8Array; readonly dic: Uint8Array };

  export default function nspell(dictionary: Dictionary): { correct(word: string): boolean };
}
