import Fastify, { type FastifyReply } from 'fastify';
import { array, object, string } from 'yup';
import { checkAnswers } from './check-answers';

const workSchema = object({ title: string().defined(), artist: object({ name: string().defined() }) });
const answerSchema = object({ works: array().of(workSchema).defined() });

function answering(answer: unknown, status = 200) {
  const app = Fastify();
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler<Error>(({ message }, _request, reply) => reply.code(500).send({ message }));
  checkAnswers(app);
  const schema = { summary: 'The works', response: { 200: answerSchema } };
  app.get('/works', { schema }, (_request, reply: FastifyReply) => reply.code(status).send(answer));
  return app.inject('/works');
}

const work = { title: 'Dust', artist: { name: 'Ada' } };

test('lets an answer pass that matches its schema', async () => {
  expect((await answering({ works: [work] })).statusCode).toBe(200);
});

test('fails an answer with an undocumented status', async () => {
  expect((await answering({ message: 'Sold' }, 409)).json().message).toContain(
    '/works 409 is not as documented',
  );
});

test.each([
  ['a field is missing', { works: [{ ...work, title: undefined }] }],
  ['it has a field more', { works: [], total: 0 }],
  ['a record in it has a field more', { works: [{ ...work, price: 1 }] }],
  [
    'a record of a record has a field more',
    { works: [{ ...work, artist: { name: 'Ada', email: 'a@b.example' } }] },
  ],
])('fails an answer when %s', async (_case, answer) => {
  const { statusCode, body } = await answering(answer);
  expect(statusCode).toBe(500);
  expect(body).toContain('/works 200 is not as documented');
});
