import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';

/** What is wrong with a piece of structured data, by schema.org's vocabulary and by Google's demands. */
export async function structuredDataIssues(data: Readonly<Record<string, unknown>>): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [String(data['@type'])]: [{ ...data }] } });
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

/**
 * The vocabulary in the form that schema.org publishes, made from the types of schema-dts: nothing is fetched. There,
 * `ServiceBase extends ThingBase` lists what a Service has beyond a Thing.
 */
function vocabulary(): { '@graph': object[] } {
  const types = readFileSync(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8');
  const interfaces = types.matchAll(/^(?:export )?interface (\w+)(Base|Leaf) extends (.+?) \{$(.*?)^\}$/gms);
  const parents = new Map<string, string[]>();
  const properties: object[] = [];
  for (const [, name = '', kind, bases = '', body = ''] of interfaces) {
    const above = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base).filter((base) => base !== name);
    // A type with a base of its own has its parents there.
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
