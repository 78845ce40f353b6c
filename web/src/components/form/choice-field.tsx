'use client';

import { chakra, Input } from '@chakra-ui/react';
import type { Choice } from '@hat-nang/model/contracts/choices';
import type { FieldValues } from 'react-hook-form';
import { ChoiceCard, GroupFrame } from './group-frame.tsx';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';

type ChoiceFieldProps<Values extends FieldValues> = FieldFrameProps<Values> & { choices: readonly Choice[] };

/** Arrow of a select element, in the muted text colour of the current colour mode. */
function SelectArrow() {
  return (
    <chakra.svg
      viewBox="0 0 256 256"
      width="1.125rem"
      height="1.125rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      position="absolute"
      right="4"
      top="50%"
      transform="translateY(-50%)"
      color="fg.muted"
      pointerEvents="none"
    >
      <path d="m208 96-80 80-80-80" />
    </chakra.svg>
  );
}

/** A native select, because phones and screen readers support native selects well. `placeholder` is the text of the empty option. */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  choices,
  placeholder,
}: ChoiceFieldProps<Values> & { placeholder: string }) {
  return (
    <FieldFrame form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      {(ids) => (
        <chakra.div position="relative">
          <Input asChild {...ids} appearance="none" pr="12" cursor="pointer" textOverflow="ellipsis">
            <select {...form.register(name)}>
              <option value="">{placeholder}</option>
              {choices.map(({ id, label: text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
          </Input>
          <SelectArrow />
        </chakra.div>
      )}
    </FieldFrame>
  );
}

const toGridColumns = (columns: number) => ({ base: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` });

/** Radio buttons for a choice from a few options. All options are visible. */
export function RadioField<Values extends FieldValues>({
  form,
  name,
  choices,
  columns = 2,
  ...frame
}: ChoiceFieldProps<Values> & { columns?: number }) {
  return (
    <GroupFrame {...frame} form={form} name={name} role="radiogroup">
      {({ id }) => (
        <chakra.div display="grid" gridTemplateColumns={toGridColumns(columns)} gap="2.5">
          {choices.map((choice) => (
            <ChoiceCard key={choice.id} htmlFor={`${id}-${choice.id}`}>
              <input type="radio" id={`${id}-${choice.id}`} value={choice.id} {...form.register(name)} />
              {choice.label}
            </ChoiceCard>
          ))}
        </chakra.div>
      )}
    </GroupFrame>
  );
}

/**
 * Check boxes for any number of options. A click on an exclusive value ("prefer not to say") clears all other values. A click on another value clears the
 * exclusive values.
 */
export function CheckListField<Values extends FieldValues>({
  form,
  name,
  choices,
  exclusiveValues = [],
  columns = 2,
  ...frame
}: ChoiceFieldProps<Values> & { exclusiveValues?: readonly string[]; columns?: number }) {
  const isExclusive = (id: string) =>
    choices.some((choice) => String(choice.id) === id && exclusiveValues.includes(choice.value));
  const { onChange, ...field } = form.register(name);
  return (
    <GroupFrame {...frame} form={form} name={name}>
      {({ id, isInvalid }) => (
        <chakra.div display="grid" gridTemplateColumns={toGridColumns(columns)} gap="2.5">
          {choices.map((choice) => (
            <ChoiceCard key={choice.id} htmlFor={`${id}-${choice.id}`}>
              <input
                {...field}
                type="checkbox"
                id={`${id}-${choice.id}`}
                value={choice.id}
                aria-invalid={isInvalid || undefined}
                onChange={async (event) => {
                  const { checked, value } = event.currentTarget;
                  await onChange(event);
                  if (!checked) return;
                  const chosenValues = [form.getValues(name)].flat().map(String);
                  const nextValues = isExclusive(value)
                    ? [value]
                    : chosenValues.filter((chosenValue) => !isExclusive(chosenValue));
                  if (nextValues.length < chosenValues.length)
                    form.setValue(name, nextValues as never, { shouldDirty: true });
                }}
              />
              {choice.label}
            </ChoiceCard>
          ))}
        </chakra.div>
      )}
    </GroupFrame>
  );
}
