import { dakreparatie } from '../../../content/services/dakreparatie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakreparatie} />;
