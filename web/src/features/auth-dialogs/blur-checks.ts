import type { FieldValues, RegisterOptions } from 'react-hook-form';
import type { FormOf } from '@/components/form/form-of';

/**
 * The same form, whose fields are checked when they are left (docs/specification.md §5 "checked on blur"), and from then on while they are mended.
 * An empty field that one only walks through is no mistake yet: that is said when the form is sent.
 */
export const withBlurChecks = <Values extends FieldValues>(form: FormOf<Values>): FormOf<Values> => ({
  ...form,
  register: ((name, options) =>
    form.register(name, {
      ...options,
      onBlur: () => {
        if (form.getValues(name)) void form.trigger(name);
      },
      onChange: () => {
        if (form.getFieldState(name).error) void form.trigger(name);
      },
    } as RegisterOptions<Values, typeof name>)) as FormOf<Values>['register'],
});
