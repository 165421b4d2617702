// Development server: hot reload, with the real backend behind the forms.
import { install, run } from './setup.mjs';

install();
run(['react-router', 'dev', '--port', process.env.PORT || '3000']);
