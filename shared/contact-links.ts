import { company } from '../content/company.ts';

/** Dials the firm. */
export const phoneHref = `tel:${company.phone.e164}`;

/** Opens a mail to the firm. */
export const mailHref = `mailto:${company.email}`;

/** Opens a WhatsApp chat with the firm. */
export const whatsappHref = `https://wa.me/${company.whatsapp.e164.slice(1)}`;

/** The firm’s address on one line. */
export const addressText = `${company.address.street}, ${company.address.postalCode} ${company.address.city}`;
