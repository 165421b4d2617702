import { euro } from './format.ts';
import { answered, type OwnerAnswers, type PublicPhoto } from './owner.ts';

export type PhotoCard = { readonly title: string; readonly text: string; readonly photo: PublicPhoto };

/** The owner's answers as page texts. A list is empty until its questions are answered. */
export function proofOf(owner: OwnerAnswers) {
  const insurance = answered(owner.insurance);
  const tradeBody = answered(owner.tradeBody);
  const committee = answered(owner.disputesCommittee);
  return {
    assurances: [
      insurance &&
        `Verzekerd voor aansprakelijkheid bij ${insurance.insurer}, tot ${euro(insurance.coverEuro)} per schade.`,
      tradeBody && `Lid van [${tradeBody.name}](${tradeBody.url}).`,
      committee && `Aangesloten bij [${committee.name}](${committee.url}), waar u met een klacht terechtkunt.`,
    ].filter((line) => line !== undefined),
    team: (answered(owner.team) ?? []).map(({ name, role, photo }): PhotoCard => ({ title: name, text: role, photo })),
    projects: (answered(owner.projects) ?? []).map(
      ({ title, city, year, description, photo }): PhotoCard => ({
        title,
        text: `${city}, ${year}. ${description}`,
        photo,
      }),
    ),
  };
}
