// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.0874
numberSame		3.7490
numberWeight		3.4491
numberInRange		-8.2042
numberMissing		-4.4147
noNumbers		2.4906
letterMissing		-2.7275
streetExact		1.5195
streetSpelling		1.7830
streetKnownSlip		4.0983
streetTruncation		5.4089
streetAbbreviation		2.6468
streetJoined		0.9941
streetElsewhere		2.8094
streetRarest		5.1914
leftStreetLess		-0.4982
typeSame		0.3911
typesDiffer		-2.2131
directionSame		0.7897
directionMissing		-0.3398
directionsDiffer		-0.0404
unitSame		3.8947
levelSame		1.2881
levelMissing		-1.5322
buildingsDiffer		-12.7000
boxSame		7.1181
boxMissing		-0.0172
cityExact		1.8017
cityNear		3.8583
cityElsewhere		2.3743
cityMissing		0.6441
citiesDiffer		-0.8078
statesDiffer		-1.9719
postcodeSame		3.2120
postcodeNear		1.0877
postcodesDiffer		-1.8383
postcodeMissing		1.0520
countrySame		1.5392
countriesDiffer		-1.8908
venueExact		2.6841
leftVenueLess		-1.0986
leftVenueMore		-0.6115
coverageLess		0.4203
bare		0.9172
leftStreetLess	0.2	-15.5049
leftCityMore	0.5	-1.6531
`;
