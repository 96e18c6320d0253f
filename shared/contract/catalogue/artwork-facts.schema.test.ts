import { messagesOf } from '../../forms/form/field-messages';
import { factInputsSchema, factsSchema, unknownFacts } from './artwork-facts.schema';

test('the schema sets absent facts to null, except the weight, and accepts null', () => {
  const { weight_kg: _, ...facts } = unknownFacts;
  expect(factInputsSchema.validateSync({})).toEqual(facts);
  expect(factsSchema.validateSync(unknownFacts)).toEqual(unknownFacts);
});

test('the schema reads an empty field as null and converts form texts', () => {
  const sent = { year: '1998', materials: '', height_cm: ' 40.5 ', width_cm: '', framed: 'true', signed: '' };
  const { weight_kg: _, ...facts } = unknownFacts;
  expect(factInputsSchema.validateSync(sent)).toEqual({
    ...facts,
    year: 1998,
    height_cm: 40.5,
    framed: true,
  });
});

test.each([
  ['year', '98', 'year must be a year such as 1998'],
  ['materials', 'a'.repeat(201), 'materials is too long'],
  ['height_cm', '0', 'height must be a number of centimetres from 0.1 to 10000'],
  ['depth_cm', 'deep', 'depth must be a number of centimetres from 0.1 to 10000'],
  ['weight_kg', '0', 'weight must be a number of kilograms from 0.1 to 5000'],
  ['framed', 'perhaps', 'framed must be true or false'],
  ['condition', 'a'.repeat(201), 'condition is too long'],
  ['visual_description', 'a'.repeat(1_001), 'visual description is too long'],
])('the schema rejects a wrong %s by its name', (fact, value, message) => {
  expect(messagesOf(factInputsSchema, { [fact]: value })).toEqual({ [fact]: message });
});
