import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';

/** The problems of structured data by schema.org's vocabulary and Google's requirements. */
export async function structuredDataIssues(data: Readonly<Record<string, unknown>>): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [String(data['@type'])]: [{ ...data }] } });
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

/**
 * The vocabulary in the format that schema.org publishes, generated from the types of schema-dts, so nothing is
 * downloaded. There, `ServiceBase extends ThingBase` lists the properties that a Service has and a Thing has not.
 */
function vocabulary(): { '@graph': object[] } {
  const types = readFileSync(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8');
  const interfaces = types.matchAll(/^(?:export )?interface (\w+)(Base|Leaf) extends (.+?) \{$(.*?)^\}$/gms);
  const parents = new Map<string, string[]>();
  const properties: object[] = [];
  for (const [, name = '', kind, bases = '', body = ''] of interfaces) {
    const above = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base).filter((base) => base !== name);
    // The parents of a type with its own base interface are listed there.
    if (kind === 'Base' || !parents.has(name)) parents.set(name, above);
    for (const [, property] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      properties.push({
        '@type': 'rdf:Property',
        '@id': property,
        'schema:domainIncludes': { '@id': name },
      });
    }
  }
  const classes = [...parents].map(([name, above]) => ({
    '@type': 'rdfs:Class',
    '@id': name,
    'rdfs:subClassOf': above.map((parent) => ({ '@id': parent })),
  }));
  return { '@graph': [...classes, ...properties] };
}

const validator = new Validator(vocabulary());
