import type { FieldValues, RegisterOptions } from 'react-hook-form';
import type { FormOf } from '@/components/form/form-of';

/**
 * The same form, with fields validated on blur (docs/specification.md §5) and from then on while typing. An empty field that only lost the focus is
 * not an error yet; the submit reports it.
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
