import fc from 'fast-check';
const dir=process.env.DIR||'/work/main';const {assignClusters}=await import(dir+'/lib/index.js');
const category=process.argv[2];const runs=+process.argv[3];
const P={address:'12,12A,37-20,3720,Main,St,Ave,N,Apt 4,#4,Ste 200,Austin,TX,78701,Attn: Jo,c/o,Acme Ltd,PO Box 5,Floor 2,MLK,Dr,Jr,Blvd,1/2,Hwy 7','global-address':'12,12A,5-7,57,High,Street,rue,de la,Paix,Hauptstr.,Flat 2,Leeds,LS1 4AB,Paris,75002,1-2-3,ул.,Ленина,д. 10,Via,Roma,RM,c/o,3º B,Unit 5,10115',company:'Acme,Kestrel,Trading,Ltd,GmbH,& Co,t/a,d/b/a,formerly,(UK),London,AG,- Director,One,1,Twenty First,21,St.,Main,the,of,Series,II,Inc,a division of,The Trustee for,S.C.'}[category].split(',');
const clustersOf=v=>{const g=new Map();assignClusters(v,{category}).forEach((c,i)=>g.set(c,[...(g.get(c)??[]),v[i]]));return [...g.values()].map(x=>x.sort().join(' | ')).sort()};
const value=fc.array(fc.constantFrom(...P),{minLength:1,maxLength:5}).map(w=>w.join(' '));
const t=Date.now();let n=0;
const out=fc.check(fc.property(fc.uniqueArray(value,{minLength:150,maxLength:150}),values=>{n++;const a=clustersOf(values);const b=clustersOf([...values].reverse());const c=clustersOf([...values].sort());return JSON.stringify(a)===JSON.stringify(b)&&JSON.stringify(a)===JSON.stringify(c)}),{numRuns:runs,endOnFailure:true});
console.log(out.failed,n,Date.now()-t);if(out.failed){const v=out.counterexample[0];const a=new Set(clustersOf(v));console.log(clustersOf([...v].reverse()).filter(x=>!a.has(x)).concat(['--'],clustersOf([...v].sort()).filter(x=>!a.has(x)),['--'],[...a].filter(x=>!new Set(clustersOf([...v].reverse())).has(x))).join('\n'))}
