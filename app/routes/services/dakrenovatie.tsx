import { dakrenovatie } from '../../../content/services/dakrenovatie.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakrenovatie} />;
