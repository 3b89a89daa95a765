import { pattern } from '../rules';
import type { Life } from './life';

const PARENT = String.raw`(?:madre|padre|mama|papa|abuela|abuelo)`;
const SCHOOL = String.raw`(?:cole|colegio|instituto|escuela|insti)`;

export const spanishLife: Life = {
  participants: [
    pattern(
      String.raw`\bcon (?:solo |apenas )?{age}(?: anos)? (?:nadie|no) me (?:toma|toman|deja|dejan|hace caso|hacen caso|cree|creen|entiende|entienden|permite|permiten)\b`,
    ),
    pattern(
      String.raw`\btener (?:solo |apenas )?{age} anos (?:es|no)\b(?=[^.!?\n]{0,50}\b(?:me|mi|yo)\b)`,
    ),
    pattern(
      String.raw`\bhasta dentro de \d{1,2} anos no puedo votar\b|\bno puedo votar hasta dentro de \d{1,2} anos\b`,
    ),
    pattern(
      String.raw`\bmi (?:tutora?|profe|profesora?|maestr[oa])(?: del? (?:la )?\p{L}+)? me ha (?:quitado|castigado|suspendido|expulsado)\b`,
    ),
    pattern(
      String.raw`\bmi(?:s padres| ${PARENT}) (?:tienen?|deben?)(?: que)? firmar\p{L}*[^.!?\n]{0,30}\b(?:${SCHOOL}|excursion|notas|autorizacion)\b`,
    ),
    pattern(String.raw`\bmi ${PARENT} me (?:lleva|trae|recoge)\b[^.!?\n]{0,20}\b${SCHOOL}\b`),
  ],
  described: [
    pattern(
      String.raw`\btener (?:solo |apenas |aun |todavia )?{age}(?: anos)?(?= *(?:$|[.,;!)\n]|y\b))`,
    ),
    pattern(
      String.raw`\b(?:solo|apenas|todavia|aun) tiene {age}(?: anos)?(?= *(?:$|[.,;!)\n]|y\b))`,
    ),
    pattern(
      String.raw`\b(?:para|punto de|quiere|espera|suena con|ganas de|ilusion) cumplir (?:los )?{soon}(?= *(?:$|[.,;!)\n]|y\b|anos\b))`,
    ),
    pattern(
      String.raw`\ba los {age}(?: anos)? no (?:la|lo|le|les|te|se|los|las) (?:dejan?|dejen?|permiten?|permitan?|toman?|hacen?)\b`,
    ),
    pattern(
      String.raw`\b(?:salir|acabar|terminar|pasar|pasa|repite|repetir|cursa|estudia|empieza|esta)\b[^.!?\n]{0,20}\b(?:primero|segundo|tercero|cuarto|[1-6][ºo]?) de (?:la )?(?:eso|primaria)\b`,
    ),
    pattern(String.raw`\b(?:encanta|gusta|adora|odia) (?:mucho )?el recreo\b`),
  ],
};
