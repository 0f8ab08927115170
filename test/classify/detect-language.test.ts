import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/classify/language/index.js';

const TEXTS =
  'Hello world=en|Good morning=en|Guten Tag=de|Bonjour le monde=fr|Hola amigo=es|Das ist ein Haus=de|Ciao, come stai?=it|Olá, tudo bem?=pt|Dobrý den=cs|Dzień dobry=pl|God morgon=sv|Hyvää huomenta=fi|Jó reggelt=hu|Bună ziua=ro|Günaydın=tr|Xin chào=vi|The invoice is overdue.=en|La factura está vencida=es|Rechnung überfällig=de|Merci beaucoup=fr|Goedemorgen=nl|Доброе утро=ru|Доброго ранку=uk|Labas rytas=lt|Tere hommikust=et|Please send the report by Friday=en|Wir haben Ihre Bestellung erhalten=de|Nous avons bien reçu votre commande=fr|Su pedido ha sido enviado=es|O seu pedido foi enviado=pt|Il tuo ordine è stato spedito=it|Uw bestelling is verzonden=nl|Din beställning har skickats=sv|Tilauksesi on lähetetty=fi|Twoje zamówienie zostało wysłane=pl|A megrendelését elküldtük=hu|Siparişiniz gönderildi=tr|Ваше замовлення відправлено=uk|您的订单已发货=zh|ご注文を発送しました=ja|주문이 발송되었습니다=ko|تم شحن طلبك=ar|سفارش شما ارسال شد=fa|ההזמנה שלך נשלחה=he|आपका ऑर्डर भेज दिया गया है=hi|การสั่งซื้อของคุณถูกจัดส่งแล้ว=th|Η παραγγελία σας έχει αποσταλεί=el'
    .split('|')
    .map((item) => item.split('=') as [string, string]);

describe('detectLanguage', () => {
  it.each(TEXTS)('%s: %s', (text, language) => {
    expect(detectLanguage(text).language).toBe(language);
  });

  it('cannot tell Indonesian from Malay', () => {
    expect(['id', 'ms']).toContain(detectLanguage('Pesanan Anda sudah dikirim hari ini dan akan tiba besok').language);
  });

  it('cannot tell Danish from Norwegian where both write the same', () => {
    expect(['da', 'no']).toContain(detectLanguage('Bestillingen din er sendt').language);
    expect(detectLanguage('Bestillingen din er sendt').confidence).toBeLessThan(0.7);
  });

  it('says und where there are no letters', () => {
    for (const text of ['', '  ', '12345', '!?', 'https://example.com/', null, undefined, 5])
      expect(detectLanguage(text)).toEqual({ language: 'und', confidence: 0, basis: 'none' });
  });

  it('is surer of a sentence than of a word', () => {
    expect(detectLanguage('The order was sent to you yesterday and it will arrive tomorrow').confidence).toBeGreaterThan(detectLanguage('order').confidence);
  });

  it('answers any text, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const found = detectLanguage(text);
        expect(found).toEqual(detectLanguage(text));
        expect(found.confidence).toBeLessThan(1);
      }),
      { numRuns: 200 },
    );
  });
});
