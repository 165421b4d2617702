import { bitumen } from '../../../content/services/bitumen.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={bitumen} />;
