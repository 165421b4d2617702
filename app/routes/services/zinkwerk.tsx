import { zinkwerk } from '../../../content/services/zinkwerk.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={zinkwerk} />;
