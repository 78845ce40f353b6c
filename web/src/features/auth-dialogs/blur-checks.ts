import type { FieldValues, RegisterOptions } from 'react-hook-form';
import type { FormHandle } from '@/components/form/use-schema-form';

/**
 * Returns a form whose fields are validated on blur (docs/specification.md §5), and on each change while the field has an error. A blur does not validate an
 * empty field, because the user can fill it in later.
 */
export const addBlurChecks = <Values extends FieldValues>(form: FormHandle<Values>): FormHandle<Values> => ({
  ...form,
  register: ((name, options) =>
    form.register(name, {
      ...options,
      onBlur: () => {
        const value: unknown = form.getValues(name);
        const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
        if (!isEmpty) void form.trigger(name);
      },
      onChange: () => {
        if (form.getFieldState(name).error) void form.trigger(name);
      },
    } as RegisterOptions<Values, typeof name>)) as FormHandle<Values>['register'],
});
