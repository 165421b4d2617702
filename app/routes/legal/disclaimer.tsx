import { disclaimer } from '../../../content/legal/disclaimer.ts';
import { LegalPage } from '../../components/legal-page.tsx';

export default function Disclaimer() {
  return <LegalPage text={disclaimer} />;
}
