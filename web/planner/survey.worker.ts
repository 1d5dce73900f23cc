import { survey, type SurveyQuestion } from './survey.ts';

addEventListener('message', ({ data }: MessageEvent<SurveyQuestion>) => postMessage(survey(data)));
