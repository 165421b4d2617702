import type { Plan } from '../../../content/schema.ts';

/** The subscriptions beside each other. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <section className="container pb-16">
      <h2 className="mb-8">De drie abonnementen</h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        {plans.map(({ name, price, includes }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p className="mt-1 text-lg font-semibold text-accent">{price}</p>
            <ul className="mt-4 list-disc pl-5">
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
