export { type DetectedLanguage, detectLanguage } from './detect-language.js';
