import { daklekkage } from '../../../content/services/daklekkage.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={daklekkage} />;
