import {
  countryCodes,
  countryName,
  homeCountry,
  nigerianStates,
} from '@gallery/shared/contract/orders/address/destinations';
import { SelectField, TextField, useFieldValue } from '@gallery/shared/forms';
import { useEffect, useRef } from 'react';
import styles from './deliver-to.module.css';

export function AddressFields() {
  return (
    <div className={styles.fields}>
      <TextField name="name" label="Full name" autoComplete="name" />
      <TextField name="phone" label="Phone number" type="tel" autoComplete="tel" />
      <div className={styles.wide}>
        <TextField name="line" label="Street address" autoComplete="street-address" />
      </div>
      <TextField name="city" label="City" autoComplete="address-level2" />
      <StateField />
      <SelectField name="country" label="Country" autoComplete="country" options={countries()} />
      <TextField name="postcode" label="Postcode (optional)" autoComplete="postal-code" />
    </div>
  );
}

/** A list in Nigeria. Elsewhere the customer may leave it empty. */
function StateField() {
  const { value: country } = useFieldValue('country');
  const { set } = useFieldValue('state');
  const before = useRef(country);
  useEffect(() => {
    if (before.current !== country) set('');
    before.current = country;
  }, [country, set]);
  return country === homeCountry ? (
    <SelectField
      name="state"
      label="State"
      autoComplete="address-level1"
      placeholder="Choose a state"
      options={nigerianStates}
    />
  ) : (
    <TextField name="state" label="State or region (optional)" autoComplete="address-level1" />
  );
}

/** The gallery's own country comes first. */
function countries() {
  const named = countryCodes.map((value) => ({ value, label: countryName(value) }));
  const home = named.filter(({ value }) => value === homeCountry);
  const others = named.filter(({ value }) => value !== homeCountry);
  return home.concat(others.sort((one, other) => one.label.localeCompare(other.label, 'en')));
}
