import { schoorsteenwerk } from '../../../content/services/schoorsteenwerk.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={schoorsteenwerk} />;
