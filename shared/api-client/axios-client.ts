import axios, { type AxiosRequestConfig, CanceledError } from 'axios';
import { type ErrorAnswer, networkMessage } from '../contract/answer';
import { ApiError } from './api-error';

const client = axios.create({ timeout: 20_000 });

export async function send<T>(request: AxiosRequestConfig): Promise<T> {
  try {
    const { data } = await client.request<T>(request);
    return data;
  } catch (error) {
    throw error instanceof CanceledError ? error : apiErrorOf(error, request.url ?? '');
  }
}

function apiErrorOf(error: unknown, url: string): unknown {
  if (!axios.isAxiosError<Partial<ErrorAnswer>>(error)) return error;
  if (!error.response) return new ApiError(networkMessage);
  const { data, status } = error.response;
  const words = /\/(artist|artwork|order)\b/.test(url)
    ? [data?.error, data?.message]
    : [data?.message, data?.error];
  return new ApiError(words.find(Boolean) ?? networkMessage, status, data?.errors);
}
