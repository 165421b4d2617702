// Work on the site: hot reload of the pages, with the real backend behind its forms.
import { install, run } from './setup.mjs';

install();
run(['react-router', 'dev', '--port', process.env.PORT || '3000']);
