import { terms } from '../../../content/legal/algemene-voorwaarden.ts';
import { LegalPage } from '../../components/legal-page.tsx';

export default function Terms() {
  return <LegalPage text={terms} />;
}
