'use client';

import { chakra, Input } from '@chakra-ui/react';
import type { Country } from '@hat-nang/model/contracts/choices';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';

/** Removes the separators of a phone number. `091 234-5678` becomes `0912345678`. */
export const removeSeparators = (typedText: string): string => typedText.replace(/[\s.()-]/g, '');

/**
 * Field for a phone number with its country. The open list shows names and dialling codes; the closed list shows the country code and the dialling code. The
 * visible text is behind a transparent native select, which keyboard and screen reader users operate.
 */
export function PhoneField<Values extends FieldValues>({
  form,
  name,
  countryName,
  countryLabel,
  countries,
  ...frame
}: FieldFrameProps<Values> & {
  countryName: Path<Values>;
  /** Label of the list, such as "Country of the phone number". */
  countryLabel: string;
  countries: readonly Country[];
}) {
  const selectedCountry = countries.find(({ id }) => String(id) === String(form.watch(countryName))) ?? countries[0];
  const { onBlur, ...field } = form.register(name);
  return (
    <FieldFrame {...frame} form={form} name={name}>
      {(ids) => (
        <chakra.div display="flex" gap="2">
          <chakra.div
            position="relative"
            flexShrink="0"
            display="flex"
            alignItems="center"
            gap="1.5"
            height="3rem"
            pl="3.5"
            pr="9"
            borderWidth="1.5px"
            borderColor="border.strong"
            borderRadius="md"
            bg="bg.surface"
            fontWeight="semibold"
            css={{
              '&:has(:focus-visible)': { borderColor: 'border.focus', boxShadow: '0 0 0 2px {colors.border.focus}' },
            }}
          >
            <span aria-hidden="true">
              {selectedCountry?.iso2} {selectedCountry?.code}
            </span>
            <chakra.svg
              viewBox="0 0 256 256"
              width="1rem"
              height="1rem"
              fill="none"
              stroke="currentColor"
              strokeWidth="24"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              position="absolute"
              right="3"
              color="fg.muted"
            >
              <path d="m208 96-80 80-80-80" />
            </chakra.svg>
            <chakra.select
              aria-label={countryLabel}
              autoComplete="tel-country-code"
              position="absolute"
              inset="0"
              width="100%"
              opacity="0"
              cursor="pointer"
              // Some browsers apply the transparent colour of the select to its options, so both colours are set.
              color="fg"
              bg="bg.surface"
              {...form.register(countryName)}
            >
              {countries.map(({ id, name: country, code }) => (
                <option key={id} value={id}>
                  {country} ({code})
                </option>
              ))}
            </chakra.select>
          </chakra.div>
          <Input
            {...ids}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={24}
            {...field}
            onBlur={(event) => {
              const compactNumber = removeSeparators(event.currentTarget.value);
              if (compactNumber !== event.currentTarget.value) form.setValue(name, compactNumber as never);
              return onBlur(event);
            }}
          />
        </chakra.div>
      )}
    </FieldFrame>
  );
}
