export { isPhoneCountry, type PhoneInfo, type PhoneOptions, type PhoneReason, type PhoneType, phoneInfo } from './phone-info.js';
