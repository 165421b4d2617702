import { dakgoten } from '../../../content/services/dakgoten.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakgoten} />;
