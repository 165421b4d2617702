import { dakonderhoud } from '../../../content/services/dakonderhoud.ts';
import { ServicePage } from '../../components/service/service-page.tsx';

export default () => <ServicePage service={dakonderhoud} />;
