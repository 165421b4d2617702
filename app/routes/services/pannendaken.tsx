import { pannendaken } from '../../../content/services/pannendaken.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={pannendaken} />;
