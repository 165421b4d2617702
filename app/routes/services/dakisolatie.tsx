import { dakisolatie } from '../../../content/services/dakisolatie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakisolatie} />;
