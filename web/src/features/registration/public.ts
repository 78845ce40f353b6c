export { RegistrationFacts } from './registration-facts.tsx';
