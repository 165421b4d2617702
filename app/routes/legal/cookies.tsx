import { cookies } from '../../../content/legal/cookies.ts';
import { LegalPage } from '../../components/legal-page.tsx';

export default function Cookies() {
  return <LegalPage text={cookies} />;
}
