/** States of a registration for an event, and what a cancellation erases (docs/decisions/290-event-registration.md). */

export const REGISTRATION_STATES = ['registered', 'cancelled'] as const;

/** Columns that are needed only for the visit, with the values that a cancellation writes. The name remains, because the editors' list shows it. */
export const ERASED_BY_CANCELLATION = {
  phone: null,
  access_needs: null,
  guardian_name: null,
  guardian_contact: null,
} as const;
