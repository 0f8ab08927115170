import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressComponent, NamesakeError, parseAddress } from '../../src/index.js';

/** `part=text` of each component. */
const shown = (components: AddressComponent[]): string => components.map(({ part, text }) => `${part}=${text}`).join(' | ');

describe('parseAddress, United States', () => {
  it.each([
    ['2101 County Road E', 'number=2101 | streetType=County Road | street=E'],
    [
      '42 E. 20th St. between Reed Ave. and Elm, Boston',
      'number=42 | direction=E | street=20th | streetType=St | designator=between | venue=Reed Ave. and Elm | city=Boston',
    ],
    ['95 Avenue A at 6th St, Boston', 'number=95 | streetType=Avenue | street=A | designator=at | venue=6th St | city=Boston'],
    ['2450 Broadway between 90th and 91st Sts', 'number=2450 | street=Broadway | designator=between | venue=90th and 91st Sts'],
    ['57 Reed St. off Elm St., Boston', 'number=57 | street=Reed | streetType=St | designator=off | venue=Elm St | city=Boston'],
    ['57 Reed St. off 305, Boston', 'number=57 | street=Reed | streetType=St | designator=off | unit=305 | city=Boston'],
    ['1200 Avenue at Port Reed, Boston', 'number=1200 | streetType=Avenue | street=at Port Reed | city=Boston'],
    ['500 Main St.', 'number=500 | street=Main | streetType=St'],
    ['12 Reed Pl, Thousand Island Park, NY 13615', 'number=12 | street=Reed | streetType=Pl | city=Thousand Island Park | state=NY | postcode=13615'],
    ['100 Market St Philadelphia', 'number=100 | street=Market | streetType=St | city=Philadelphia'],
    ['12 Main St St. Paul', 'number=12 | street=Main | streetType=St | city=St. Paul'],
    ['12-14 E. 5th Street', 'number=12-14 | direction=E | street=5th | streetType=Street'],
    ['3813 1/2 Some Road', 'number=3813 | numberTail=1/2 | street=Some | streetType=Road'],
    ['12 A Elm Street', 'number=12 | numberTail=A | street=Elm | streetType=Street'],
    ['123 B Street', 'number=123 | street=B | streetType=Street'],
    ['118-35 Queens Blvd', 'number=118-35 | street=Queens | streetType=Blvd'],
    ['N6W23001 Bluemound Rd', 'number=N6W23001 | street=Bluemound | streetType=Rd'],
    ['1039 SE. 9th Pl., Cape Coral, FL 33990', 'number=1039 | direction=SE | street=9th | streetType=Pl | city=Cape Coral | state=FL | postcode=33990'],
    ['S St. NW', 'street=S | streetType=St | direction=NW'],
    ['100 North Ave', 'number=100 | street=North | streetType=Ave'],
    ['1208 Avenue of the Americas', 'number=1208 | street=Avenue of the Americas'],
    ['1600 Highway 6', 'number=1600 | streetType=Highway | street=6'],
    ['910 County Road 12, Ely, MN', 'number=910 | streetType=County Road | street=12 | city=Ely | state=MN'],
    ['1300 St Charles Ave New Orleans LA 70130', 'number=1300 | street=St Charles | streetType=Ave | city=New Orleans | state=LA | postcode=70130'],
    ['100 N St Clair', 'number=100 | direction=N | street=St Clair'],
    ['318 Camino del Norte', 'number=318 | streetType=Camino | street=del Norte'],
    ['77 W Wacker Dr Ste1700', 'number=77 | direction=W | street=Wacker | streetType=Dr | designator=Ste1700'],
    ['30 West 26th Street Sixth Floor', 'number=30 | direction=West | street=26th | streetType=Street | level=Sixth | designator=Floor'],
    ['9 Birch Ct, Basement', 'number=9 | street=Birch | streetType=Ct | level=Basement'],
    ['17 S. Park Row, A430, Erie, PA', 'number=17 | direction=S | street=Park | streetType=Row | unit=A430 | city=Erie | state=PA'],
    ['PO Box 98 St Joseph MI 49085-0098', 'designator=PO Box | box=98 | city=St Joseph | state=MI | postcode=49085 | postcodeTail=0098'],
    ['RR 3 Box 44, Salem, IL', 'designator=RR | box=3 | designator=Box | box=44 | city=Salem | state=IL'],
    ['PSC 3 Box 4120, APO AE 09021', 'designator=PSC | box=3 | designator=Box | box=4120 | city=APO | state=AE | postcode=09021'],
    [
      'The Biltmore, 817 Peachtree Street, N.W., Atlanta, GA',
      'venue=The Biltmore | number=817 | street=Peachtree | streetType=Street | direction=N.W | city=Atlanta | state=GA',
    ],
    ['Elfrida, AZ 85610', 'city=Elfrida | state=AZ | postcode=85610'],
    ['Attn: Quill &amp; Reed, 12 O&#39;Neil St', 'venue=Attn: Quill &amp; Reed | number=12 | street=O&#39;Neil | streetType=St'],
    [
      'c/o Marta Quill, 14 Reed Lane, Dover, DE 19901',
      'venue=c/o Marta Quill | number=14 | street=Reed | streetType=Lane | city=Dover | state=DE | postcode=19901',
    ],
    ['Attn: Facilities, 300 Mill Rd', 'venue=Attn: Facilities | number=300 | street=Mill | streetType=Rd'],
    ['Brook County Insurance Agency', 'venue=Brook County Insurance Agency'],
    ['Larch Valley Airport, Elko, NV 89801', 'venue=Larch Valley Airport | city=Elko | state=NV | postcode=89801'],
    [
      'Quill Family Clinic PO Box 77 Iron River MI 49935',
      'venue=Quill Family Clinic | designator=PO Box | box=77 | city=Iron River | state=MI | postcode=49935',
    ],
    ['14 Reed Lane Attn: Marta Quill', 'number=14 | street=Reed | streetType=Lane | venue=Attn: Marta Quill'],
    ['RR 2 Box 14B', 'designator=RR | box=2 | designator=Box | box=14B'],
    ['HC Rte 7 Box 19', 'designator=HC Rte | box=7 | designator=Box | box=19'],
    ['Highway Contract Route 9 Box 3A', 'designator=Highway Contract Route | box=9 | designator=Box | box=3A'],
    ['Route 4 Box 18, Ames, IA', 'designator=Route | box=4 | designator=Box | box=18 | city=Ames | state=IA'],
    ['Lock Box 4410, Tulsa, OK 74101', 'designator=Lock Box | box=4410 | city=Tulsa | state=OK | postcode=74101'],
    ['PO Box 12 Grand Forks ND 58201', 'designator=PO Box | box=12 | city=Grand Forks | state=ND | postcode=58201'],
    ['801 Reed Street C4S', 'number=801 | street=Reed | streetType=Street | unit=C4S'],
    ['44 W Larch 1210', 'number=44 | direction=W | street=Larch | unit=1210'],
    ['55 Reed Ave. 900, Tulsa, OK 74103', 'number=55 | street=Reed | streetType=Ave | unit=900 | city=Tulsa | state=OK | postcode=74103'],
    ['19 Alder Court B', 'number=19 | street=Alder | streetType=Court | unit=B'],
    ['19 Alder Cir No 12', 'number=19 | street=Alder | streetType=Cir | designator=No | unit=12'],
    ['19 Alder Ln, # 4 Grand Forks, ND 58201', 'number=19 | street=Alder | streetType=Ln | unit=4 | city=Grand Forks | state=ND | postcode=58201'],
    ['200 State Highway No 33', 'number=200 | streetType=State Highway | street=No 33'],
    ['77 Highways 12 and 14, Ames, IA', 'number=77 | streetType=Highways | street=12 and 14 | city=Ames | state=IA'],
    ['4012 U.S. 17 Business', 'number=4012 | streetType=U.S | street=17 Business'],
    ['900 Highway 6 Business Ely MN 55731', 'number=900 | streetType=Highway | street=6 Business | city=Ely | state=MN | postcode=55731'],
    ['12 Reed Road, NW Tulsa, OK 74103', 'number=12 | street=Reed | streetType=Road | direction=NW | city=Tulsa | state=OK | postcode=74103'],
    ['12 Reed Street, NE', 'number=12 | street=Reed | streetType=Street | direction=NE'],
    ['7 Alder Way East Dr', 'number=7 | street=Alder Way East | streetType=Dr'],
    ['88 Buck Hill Dr Grand Forks ND', 'number=88 | street=Buck Hill | streetType=Dr | city=Grand Forks | state=ND'],
    ['1 Reed Plaza 450 Alder Street, Tulsa, OK', 'venue=1 Reed Plaza | number=450 | street=Alder | streetType=Street | city=Tulsa | state=OK'],
    ['One Reed Plaza, 450 Alder Street, Tulsa, OK', 'venue=One Reed Plaza | number=450 | street=Alder | streetType=Street | city=Tulsa | state=OK'],
    ['90 Reed Ave The Larches, Tulsa, OK', 'number=90 | street=Reed | streetType=Ave | venue=The Larches | city=Tulsa | state=OK'],
    ['18 Marsh St Fort Lauderdale FL 33301', 'number=18 | street=Marsh | streetType=St | city=Fort Lauderdale | state=FL | postcode=33301'],
    ['18 Marsh Rd W. Palm Beach FL 33401', 'number=18 | street=Marsh | streetType=Rd | city=W. Palm Beach | state=FL | postcode=33401'],
    ['Reed Rd & Alder Ave, Tulsa, OK', 'street=Reed Rd & Alder | streetType=Ave | city=Tulsa | state=OK'],
    ['Reed Rd at Alder Ave, Tulsa, OK', 'street=Reed Rd at Alder | streetType=Ave | city=Tulsa | state=OK'],
    ['17 Reed St, Dept PN 12, Tulsa, OK', 'number=17 | street=Reed | streetType=St | designator=Dept | unit=PN 12 | city=Tulsa | state=OK'],
    ['17 Reed St 4th Fl', 'number=17 | street=Reed | streetType=St | level=4th | designator=Fl'],
    ['40 Elm Street, Macon, Georgia 31201', 'number=40 | street=Elm | streetType=Street | city=Macon | state=Georgia | postcode=31201'],
    ['40 Elm St Washington DC 20001', 'number=40 | street=Elm | streetType=St | city=Washington | state=DC | postcode=20001'],
    ['9 S. Avenue H', 'number=9 | direction=S | streetType=Avenue | street=H'],
    ['170 W Dixie Hwy # 312', 'number=170 | direction=W | street=Dixie | streetType=Hwy | unit=312'],
    ['University of Hawaii', 'venue=University of Hawaii'],
    ['100 Old St Augustine Rd', 'number=100 | street=Old St Augustine | streetType=Rd'],
    ['12 I-65', 'number=12 | streetType=I | street=65'],
    ['8800 RR 12, Ostrander, TX', 'number=8800 | streetType=RR | street=12 | city=Ostrander | state=TX'],
    ['RR 3 Box 12', 'designator=RR | box=3 | designator=Box | box=12'],
    ['Bldg 8 RM 12', 'designator=Bldg | building=8 | designator=RM | unit=12'],
    ['No. 12, Alder Street, Ostrander, TX', 'designator=No | number=12 | street=Alder | streetType=Street | city=Ostrander | state=TX'],
    ['OSTRANDER TX 78701', 'city=OSTRANDER | state=TX | postcode=78701'],
    ['9 Reed St Ste 100 & 200', 'number=9 | street=Reed | streetType=St | designator=Ste | unit=100 | designator=& | unit=200'],
    ['9 Reed St, PH 2', 'number=9 | street=Reed | streetType=St | level=PH | unit=2'],
    [
      '9 M St SE The Alder, Washington, DC 20003',
      'number=9 | street=M | streetType=St | direction=SE | venue=The Alder | city=Washington | state=DC | postcode=20003',
    ],
    ['77 Sault Ste Marie Rd', 'number=77 | street=Sault Ste Marie | streetType=Rd'],
    ['100 Reed Bypass Rd', 'number=100 | street=Reed Bypass | streetType=Rd'],
    ['262 W 38th St, New York, 10018, US', 'number=262 | direction=W | street=38th | streetType=St | city=New York | postcode=10018 | country=US'],
    ['100 Reed, Ste 5, New York', 'number=100 | street=Reed | designator=Ste | unit=5 | city=New York'],
    ['100 Reed St, Albany, New York', 'number=100 | street=Reed | streetType=St | city=Albany | state=New York'],
  ])('%s', (value, expected) => {
    expect(shown(parseAddress(value))).toBe(expected);
  });
});

describe('parseAddress, the world', () => {
  it.each([
    ['12 Reed St, Flat 1501', 'number=12 | street=Reed | streetType=St | designator=Flat | unit=1501'],
    ['12 Reed St, Flat Rock 7764', 'number=12 | street=Reed | streetType=St | city=Flat Rock | postcode=7764'],
    [
      '6a. Avenida 12-34, Zona 1, Ciudad de Guatemala',
      'street=6a | streetType=Avenida | number=12-34 | designator=Zona | section=1 | city=Ciudad de Guatemala',
    ],
    ['5ta Avenida 10, Antigua', 'street=5ta | streetType=Avenida | number=10 | city=Antigua'],
    ['7a Avenue Foch, Paris', 'number=7a | streetType=Avenue | street=Foch | city=Paris'],
    [
      '8-2-293/82/A/1234, Rd No 36, Reed Hills, Hyderabad',
      'number=8-2-293/82 | numberTail=A | number=1234 | designator=Rd No | section=36 | street=Reed | streetType=Hills | city=Hyderabad',
    ],
    ['12, St. No. 5, F-7/2, Islamabad', 'number=12 | designator=St. No | section=5, F-7/2 | city=Islamabad'],
    ['Gewerbepark A12, 93059 Regensburg', 'street=Gewerbepark A12 | postcode=93059 | city=Regensburg'],
    ['Reed Center 27F, 2-21-1 Alder, Tokyo', 'venue=Reed Center | level=27F | number=2-21-1 | street=Alder | city=Tokyo'],
    ['Reed Hikarie 27/F, 2-21-1 Alder, Tokyo', 'venue=Reed Hikarie | level=27 | designator=F | number=2-21-1 | street=Alder | city=Tokyo'],
    [
      'Old No. 12, New No. 25, Anna Salai, Chennai',
      'designator=Old No | venue=12 | designator=New No | number=25 | street=Anna | streetType=Salai | city=Chennai',
    ],
    ['Av. Reed 1234 piso 5 dto. B', 'streetType=Av | street=Reed | number=1234 | designator=piso | level=5 | designator=dto | unit=B'],
    ['Тверская ул., 12 с1', 'street=Тверская | streetType=ул | number=12 | designator=с1'],
    ['ул. Тверская, д. 12, стр. 1', 'streetType=ул | street=Тверская | designator=д | number=12 | designator=стр | building=1'],
    ['б-р Шевченко 5', 'streetType=б-р | street=Шевченко | number=5'],
    ['Rua Augusta, 1500 apto 42, São Paulo', 'streetType=Rua | street=Augusta | number=1500 | designator=apto | unit=42 | city=São Paulo'],
    ['Via Nazionale, 10 int. 4, Roma', 'streetType=Via | street=Nazionale | number=10 | designator=int | unit=4 | city=Roma'],
    ['Kerkstraat 4 b12, 2060 Antwerpen', 'street=Kerkstraat | number=4 | unit=b12 | postcode=2060 | city=Antwerpen'],
    ['Rua da Prata 110 - 2.º Esq., Lisboa', 'streetType=Rua | street=da Prata | number=110 | unit=2.º Esq | city=Lisboa'],
    ['12 شارع التحرير، الدقي', 'number=12 | streetType=شارع | street=التحرير | city=الدقي'],
    ['1453. Sok. No: 5, İzmir', 'street=1453 | streetType=Sok | designator=No | number=5 | city=İzmir'],
    ['Alder Cad. No:45 D:3, İzmir', 'street=Alder | streetType=Cad | designator=No | number=45 | designator=D | unit=3 | city=İzmir'],
    ['100 George Street Sydney NSW 2000', 'number=100 | street=George | streetType=Street | city=Sydney | state=NSW | postcode=2000'],
    ['12 Smith St Fitzroy VIC 3065 Australia', 'number=12 | street=Smith | streetType=St | city=Fitzroy | state=VIC | postcode=3065 | country=Australia'],
    ['12 Queen St Auckland 1010', 'number=12 | street=Queen | streetType=St | city=Auckland | postcode=1010'],
    ['12 Queen St Leeds', 'number=12 | street=Queen | streetType=St | city=Leeds'],
    ['12 High Street St Albans', 'number=12 | street=High | streetType=Street | city=St Albans'],
    ['12 High St St Albans', 'number=12 | street=High | streetType=St | city=St Albans'],
    ['12 Mount St Mary Road Leeds', 'number=12 | street=Mount St Mary | streetType=Road | city=Leeds'],
    ['Flat D 14 Reed Road, Ely', 'designator=Flat | unit=D | number=14 | street=Reed | streetType=Road | city=Ely'],
    ['Reed Road 14, Unit C, Leeds', 'street=Reed | streetType=Road | number=14 | designator=Unit | unit=C | city=Leeds'],
    ['D C Reed Dental Surgery, 14 Elm Road, Ely', 'venue=D C Reed Dental Surgery | number=14 | street=Elm | streetType=Road | city=Ely'],
    ['40 Elm Road Leeds Unit 3', 'number=40 | street=Elm | streetType=Road | city=Leeds | designator=Unit | unit=3'],
    ['First Floor Flat, 14 Reed Road, York', 'level=First | designator=Floor Flat | number=14 | street=Reed | streetType=Road | city=York'],
    ['Dlouhá 5, byt č. 5, Praha', 'street=Dlouhá | number=5 | designator=byt č | unit=5 | city=Praha'],
    ['Hauptstraße 12 a, 10115 Berlin', 'street=Hauptstraße | number=12 | numberTail=a | postcode=10115 | city=Berlin'],
    ['Straße des 17. Juni 135, 10623 Berlin', 'street=Straße des 17. Juni | number=135 | postcode=10623 | city=Berlin'],
    ['Triftstrasse 67 D-13353 Berlin', 'street=Triftstrasse | number=67 | postcodeTail=D | postcode=13353 | city=Berlin'],
    [
      '12 bis rue de la Paix, 75002 Paris, France',
      'number=12 | numberTail=bis | streetType=rue | street=de la Paix | postcode=75002 | city=Paris | country=France',
    ],
    ['C/ Mayor, 5, 3º Izq., 28013 Madrid', 'streetType=C | street=Mayor | number=5 | unit=3º Izq | postcode=28013 | city=Madrid'],
    ['Calle Mayor 3 2ºB', 'streetType=Calle | street=Mayor | number=3 | unit=2ºB'],
    ['ul. Nowa 5/7, 00-001 Warszawa', 'streetType=ul | street=Nowa | number=5 | unit=7 | postcode=00-001 | city=Warszawa'],
    ['5/7 George St, Sydney NSW 2000', 'unit=5 | number=7 | street=George | streetType=St | city=Sydney | state=NSW | postcode=2000'],
    ['Flat 2, 92 Kingsway, London SW1A 2AA', 'designator=Flat | unit=2 | number=92 | street=Kingsway | city=London | postcode=SW1A 2AA'],
    [
      'FIRST FLOOR FLAT 21 PEPPER ROAD LONDON W11 1AA',
      'level=FIRST | designator=FLOOR FLAT | number=21 | street=PEPPER | streetType=ROAD | city=LONDON | postcode=W11 1AA',
    ],
    ['Plantsoen 3, 6701 AS Wageningen, Nederland', 'street=Plantsoen | number=3 | postcode=6701 AS | city=Wageningen | country=Nederland'],
    ['Kossuth Lajos u. 12. 3. em. 4', 'street=Kossuth Lajos | streetType=u | number=12 | level=3 | designator=em | unit=4'],
    ['Calle 26 # 92-32, Bogotá', 'streetType=Calle | street=26 | number=92-32 | city=Bogotá'],
    ['Alte Mühle', 'city=Alte Mühle'],
    ['Musée de la Laine', 'venue=Musée de la Laine'],
    ['École Jeanne Blum Paris', 'venue=École Jeanne Blum | city=Paris'],
    ['Lisbon 1100, Portugal', 'city=Lisbon | postcode=1100 | country=Portugal'],
    ['40 Elm St, New York, NY 10001', 'number=40 | street=Elm | streetType=St | city=New York | state=NY | postcode=10001'],
    ['40 Elm St NW, Washington DC 20001', 'number=40 | street=Elm | streetType=St | direction=NW | city=Washington | state=DC | postcode=20001'],
    ['17 High Street, Bedford, Bedfordshire MK40 1AA', 'number=17 | street=High | streetType=Street | city=Bedford | state=Bedfordshire | postcode=MK40 1AA'],
    ['Lange Gasse 4, 10115 Berlin, DE', 'street=Lange | streetType=Gasse | number=4 | postcode=10115 | city=Berlin | country=DE'],
    ['40 Elm St, Dover, DE 19901', 'number=40 | street=Elm | streetType=St | city=Dover | state=DE | postcode=19901'],
    ['1012AB, Amsterdam', 'postcode=1012AB | city=Amsterdam'],
    ['Reed Rd At S Alder St, Tulsa, OK', 'street=Reed Rd At S Alder | streetType=St | city=Tulsa | state=OK'],
    ['12 Rue du 8 Mai', 'number=12 | streetType=Rue | street=du 8 Mai'],
    ['4 Route de Clacton, Clacton-on-Sea, CO15 1AA', 'number=4 | streetType=Route | street=de Clacton | city=Clacton-on-Sea | postcode=CO15 1AA'],
    // Asia, in Latin letters
    ['1-10-1,Reed, Minato-ku, Tokyo', 'number=1-10-1 | street=Reed | city=Minato-ku, Tokyo'],
    ['8F, No. 69, Reed Road, Taipei', 'level=8F | designator=No | number=69 | street=Reed | streetType=Road | city=Taipei'],
    ['No.69 Reed Rd., 22Floor', 'designator=No | number=69 | street=Reed | streetType=Rd | level=22Floor'],
    ['12-3 Reed 2-chome, Chiyoda-ku', 'number=12-3 | street=Reed | number=2 | designator=chome | city=Chiyoda-ku'],
    ['7, Alder 1 Road', 'number=7 | street=Alder 1 | streetType=Road'],
    ['Reed Road III 12, Hsinchu', 'street=Reed Road III | number=12 | city=Hsinchu'],
    // numbered parts of streets and towns
    [
      'No. 12, Ln. 30, Sec. 2, Reed N. Rd., Taipei',
      'designator=No | number=12 | designator=Ln | section=30 | designator=Sec | section=2 | street=Reed | direction=N | streetType=Rd | city=Taipei',
    ],
    ['8 Reed Road Section 1, Taoyuan', 'number=8 | street=Reed | streetType=Road | designator=Section | section=1 | city=Taoyuan'],
    ['Plot 45, Sector 17-C, Chandigarh', 'designator=Plot | number=45 | designator=Sector | section=17-C | city=Chandigarh'],
    ['12 Reed Road, Lane 5, Ely', 'number=12 | street=Reed | streetType=Road | designator=Lane | section=5 | city=Ely'],
    ['Lane 5, Ely', 'street=Lane | number=5 | city=Ely'],
    ['2nd Main, 5th Cross, Reednagar', 'section=2nd | designator=Main | street=5th | streetType=Cross | city=Reednagar'],
    ['2nd Main, Reednagar', 'street=2nd Main | city=Reednagar'],
    ['152 Teheran-ro 4-gil, Gangnam-gu, Seoul', 'number=152 | street=Teheran | streetType=ro | section=4 | designator=gil | city=Gangnam-gu, Seoul'],
    ['123 Lê Lợi, Quận 3, TP.HCM', 'number=123 | street=Lê Lợi | designator=Quận | section=3 | city=TP.HCM'],
    ['Neihu District 114, Taipei', 'street=Neihu District | number=114 | city=Taipei'],
    ['Unit 7/12 Reed St, Fitzroy VIC', 'designator=Unit | unit=7 | number=12 | street=Reed | streetType=St | city=Fitzroy | state=VIC'],
    // a date, letters of numbers, floors and doors
    ['5 de Mayo 32-4, Puebla', 'street=5 de Mayo | number=32-4 | city=Puebla'],
    ['Reed L. u. 5. II/3., 1055 Budapest', 'street=Reed L | streetType=u | number=5 | level=II | unit=3 | postcode=1055 | city=Budapest'],
    ['Via G. Reed, 12/A - 20121 Milano (MI)', 'streetType=Via | street=G. Reed | number=12 | numberTail=A | postcode=20121 | city=Milano | state=MI'],
    ['Rua Reed, n.º 12, 2.º E, Lisboa', 'streetType=Rua | street=Reed | designator=n.º | number=12 | unit=2.º E | city=Lisboa'],
    ['Av. Reed 1234 3° "B", Buenos Aires', 'streetType=Av | street=Reed | number=1234 | unit=3° "B | city=Buenos Aires'],
    ['ul. Reed 5-10, Moscow', 'streetType=ul | street=Reed | number=5-10 | city=Moscow'],
    ['Reed str. 5-10, Moscow', 'street=Reed | streetType=str | number=5-10 | city=Moscow'],
    // halves of a postcode are no number with a name
    ['14 Reed Street, London M1 1FL', 'number=14 | street=Reed | streetType=Street | city=London | postcode=M1 1FL'],
    ['Bogotá Colombia', 'city=Bogotá | country=Colombia'],
    ['California', 'state=California'],
    ['Postbus 12, 1000 AA Amsterdam', 'designator=Postbus | box=12 | postcode=1000 AA | city=Amsterdam'],
    ['FM 3009 TX', 'streetType=FM | street=3009 | state=TX'],
    ['Jl. Sudirman No. 45', 'streetType=Jl | street=Sudirman | designator=No | number=45'],
    ['Trav. das Flores 12C Lisboa Portugal', 'streetType=Trav | street=das Flores | number=12C | city=Lisboa | country=Portugal'],
    ['Highway 10 W IA', 'streetType=Highway | street=10 | direction=W | state=IA'],
    ['1210a IA 42 W IA', 'number=1210a | street=IA 42 W | state=IA'],
    ['N Reed AVE Eugene Oregon', 'direction=N | street=Reed | streetType=AVE | city=Eugene | state=Oregon'],
    ['12 Reed Ave Eugene OR', 'number=12 | street=Reed | streetType=Ave | city=Eugene | state=OR'],
    // a word, too
    ['eugene or', 'city=eugene or'],
    ['12345', 'postcode=12345'],
    // four digits may be a house number
    ['1234', 'number=1234'],
    ['Texas 76013', 'state=Texas | postcode=76013'],
    ['New York, NY', 'city=New York | state=NY'],
    ['New York 10001', 'city=New York | postcode=10001'],
    ['Reedy Plains 4113', 'city=Reedy Plains | postcode=4113'],
    ['Reed Canyon 86023', 'city=Reed Canyon | postcode=86023'],
    ['Foxhall Retail Park Alder Road, Ely', 'venue=Foxhall Retail Park | street=Alder | streetType=Road | city=Ely'],
    ['Foxhall Centre, Alder Walk, Ely', 'venue=Foxhall Centre | street=Alder | streetType=Walk | state=Ely'],
    // the units are those of the park, which says more than its road
    ['Unit 4, Foxhall Retail Park Alder Road, Ely', 'designator=Unit | unit=4 | street=Foxhall | streetType=Retail Park | city=Alder Road | state=Ely'],
    ['Museo del Río C. de Alarcón, 23 28014 Madrid', 'venue=Museo del Río | streetType=C | street=de Alarcón | number=23 | postcode=28014 | city=Madrid'],
    [
      'Foxhall Business Park 12 Alder Road, Ely CB7 4AA',
      'venue=Foxhall Business Park | number=12 | street=Alder | streetType=Road | city=Ely | postcode=CB7 4AA',
    ],
    ['12 Dame Street Dublin 2 Ireland', 'number=12 | street=Dame | streetType=Street | city=Dublin 2 | country=Ireland'],
    ['12 Calle 5-30, Zona 10', 'street=12 | streetType=Calle | number=5-30 | designator=Zona | section=10'],
    // the number is in the name
    ['12 Rue 14 Juillet', 'number=12 | streetType=Rue | street=14 Juillet'],
    ['56 Route Nationale 7', 'number=56 | streetType=Route Nationale | street=7'],
    ['100 10 Ave', 'number=100 | street=10 | streetType=Ave'],
    // a type that is the whole name
    ['12 Esplanade, Ely', 'number=12 | street=Esplanade | state=Ely'],
    ['1 St & 2 Ave', 'street=1 St & 2 | streetType=Ave'],
    ['12 & 14 High Street', 'number=12 | designator=& | number=14 | street=High | streetType=Street'],
    ['25 Straße, 50', 'street=25 | streetType=Straße | number=50'],
    ['Reedstraße an der Ecke Alte Allee', 'street=Reedstraße an der Ecke Alte | streetType=Allee'],
    ['Alder St & Side', 'street=Alder St & | streetType=Side'],
    ['Singel O.Z., Utrecht', 'street=Singel | direction=O.Z | city=Utrecht'],
    ['Bogotá CO', 'city=Bogotá | country=CO'],
    ['12 Reed Street, Bedford, Bedfordshire MK40 1AA', 'number=12 | street=Reed | streetType=Street | city=Bedford | state=Bedfordshire | postcode=MK40 1AA'],
    ['12 Alder Walk, Bedford, Bedfordshire MK40 1AA', 'number=12 | street=Alder | streetType=Walk | city=Bedford | state=Bedfordshire | postcode=MK40 1AA'],
    ['12 Castle Street Bedford MK40 1AA', 'number=12 | street=Castle | streetType=Street | city=Bedford | postcode=MK40 1AA'],
    ['new south wales aus', 'state=new south wales | country=aus'],
    ['Air & Reed Museum Washington DC', 'venue=Air & Reed Museum | city=Washington | state=DC'],
    ['theatres in Brooklyn', 'venue=theatres in | city=Brooklyn'],
    ['Reed Furlong', 'street=Reed | streetType=Furlong'],
    ['Valencia, CA', 'city=Valencia | state=CA'],
    ['Via Roma n. 1, 20121 Milano MI', 'streetType=Via | street=Roma | designator=n | number=1 | postcode=20121 | city=Milano | state=MI'],
    ['Via Roma 1, Pavia (PV), Italia', 'streetType=Via | street=Roma | number=1 | city=Pavia | state=PV | country=Italia'],
    // nothing says that it is in Italy
    ['12 Reed Street, Milan, MI 48160', 'number=12 | street=Reed | streetType=Street | city=Milan | state=MI | postcode=48160'],
    ['Rua Alder, 45, Curitiba - PR', 'streetType=Rua | street=Alder | number=45 | city=Curitiba | state=PR'],
    ['Ctra. N-340, km 12', 'streetType=Ctra. N | street=340 | designator=km | number=12'],
    ['100 N 5th St', 'number=100 | direction=N | street=5th | streetType=St'],
    ['15, Alder Salai, Chennai', 'number=15 | street=Alder | streetType=Salai | city=Chennai'],
    ['15, Alder Kunj, Chennai', 'number=15 | street=Alder Kunj | city=Chennai'],
    ['Shop No. 5, Reed Road, Indore', 'designator=Shop No | unit=5 | street=Reed | streetType=Road | city=Indore'],
    ['1061 Budapest, Alder út 10.', 'postcode=1061 | city=Budapest | street=Alder | streetType=út | number=10'],
    // a house number
    ['1061 Kingsway, Flat 5, Leeds', 'number=1061 | street=Kingsway | designator=Flat | unit=5 | city=Leeds'],
    ['Postfach 12 34, 53111 Bonn', 'designator=Postfach | box=12 34 | postcode=53111 | city=Bonn'],
    ['12 bis, rue Alder, 69002 Lyon', 'number=12 | numberTail=bis | streetType=rue | street=Alder | postcode=69002 | city=Lyon'],
    ['5 rue Alder, 3e étage', 'number=5 | streetType=rue | street=Alder | level=3e | designator=étage'],
    ['15/F, Alder Tower, 100 Reed Road', 'level=15 | designator=F | venue=Alder Tower | number=100 | street=Reed | streetType=Road'],
    ['Gartenstr. 12 bis 14', 'street=Gartenstr | number=12 | designator=bis | number=14'],
    ['G-5, Alder Place, New Delhi', 'unit=G-5 | street=Alder | streetType=Place | city=New Delhi'],
    ['Alderweg 3, EG links, 20095 Hamburg', 'street=Alderweg | number=3 | level=EG | unit=links | postcode=20095 | city=Hamburg'],
    ['Toronto, CA', 'city=Toronto | country=CA'],
    ['Flat 4, 12 Dale Street, Liverpool, L2 3AB', 'designator=Flat | unit=4 | number=12 | street=Dale | streetType=Street | city=Liverpool | postcode=L2 3AB'],
    ['12e Alderstraat, Gent', 'number=12e | street=Alderstraat | city=Gent'],
    // a square of Mannheim
    ['L2 45, 68161 Mannheim', 'street=L2 | number=45 | postcode=68161 | city=Mannheim'],
  ])('%s', (value, expected) => {
    expect(shown(parseAddress(value, { category: 'global-address' }))).toBe(expected);
  });
});

describe('spans', () => {
  it('are places in the value, in UTF-16 units', () => {
    const value = '👍 12 Rue de l’Église';
    for (const { text, start, end } of parseAddress(value, { category: 'global-address' })) expect(value.slice(start, end)).toBe(text);
    expect(parseAddress('12  Elm\tSt')[1]).toEqual({ part: 'street', text: 'Elm', start: 4, end: 7, canonical: 'elm' });
  });

  it('ascend and never overlap, whatever the text', () => {
    const word = fc.oneof(
      fc.constantFrom(
        '12a',
        'Hauptstr.',
        '東京都港区三田五丁目8-8',
        '2ºB',
        '½',
        "O'Neil",
        'Ste5',
        'N.Y.',
        '&',
        '\uD800',
        '\u0000',
        '😀',
        'O&#39;Neil',
        '&amp;',
        'a&nbsp;b',
        '&amp;eacute;t&eacute;',
        '&lt;b&gt;',
      ),
      fc.string({ maxLength: 5, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.constantFrom('address', 'global-address'), (words, category) => {
        const value = words.join(' ');
        let last = 0;
        for (const { text, start, end } of parseAddress(value, { category })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(value.slice(start, end)).toBe(text);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(value.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('edges', () => {
  it('text without words has no parts', () => {
    for (const value of ['', ' ', ',;', '\u0000']) expect(parseAddress(value)).toEqual([]);
  });

  it('programmer mistakes are refused by name', () => {
    expect(() => parseAddress(5 as unknown as string)).toThrow(NamesakeError);
    expect(() => parseAddress('x', { category: 'company' as 'address' })).toThrow(/category/);
    expect(() => parseAddress('x', { contry: 'us' } as object)).toThrow(/contry/);
  });
});
