import { privacy } from '../../../content/legal/privacy.ts';
import { LegalPage } from '../../components/legal-page.tsx';

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
