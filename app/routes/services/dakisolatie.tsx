import { dakisolatie } from '../../../content/services/dakisolatie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default function Dakisolatie() {
  return <ServicePage service={dakisolatie} />;
}
