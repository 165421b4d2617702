import { dakkapel } from '../../../content/services/dakkapel.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakkapel} />;
