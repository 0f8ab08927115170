// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.8123
numberSame		0.1766
numberWeight		6.0334
numberMissing		-0.2180
noNumbers		-0.1786
letterMissing		-2.8999
streetSpelling		1.7958
streetKnownSlip		7.1174
streetTruncation		0.1590
streetJoined		4.0841
streetElsewhere		2.2340
headsDiffer		-0.2789
streetWhole		0.6182
typesDiffer		-1.1223
typesDifferCommon		-0.7228
directionSame		0.0267
directionMissing		-0.6878
directionsDiffer		-3.1907
unitSame		0.0541
unitMissing		-2.5613
levelMissing		-3.8066
boxSame		4.2634
boxMissing		-2.2017
cityExact		1.5504
cityNear		4.4590
cityElsewhere		1.3384
cityMissing		-0.0068
statesDiffer		-2.3551
postcodeSame		5.1834
postcodeBegins		0.5251
postcodesDiffer		-1.1730
postcodeMissing		1.4561
countrySame		3.1029
leftVenueMore		-1.0012
bare		4.8962
streetExact	0.5	0.6880
streetExact	1	2.0937
streetRarest	0.6	1.8509
leftStreetLess	0.2	-6.4827
leftStreetMore	0.3	-4.2768
leftVenueMore	0.5	-0.4264
`;
